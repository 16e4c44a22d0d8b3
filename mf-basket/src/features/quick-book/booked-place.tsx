import { type ReactNode, useEffect, useRef } from 'react';
import { order, orderCalendar } from 'shared-contracts/api/orders';
import type { QuickOffer } from 'shared-contracts/api/quick-book';
import { endpointUrl } from 'shared-contracts/endpoint-address';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useDeployment, useFlags, useLinks } from 'shared-platform';
import { Link } from 'shared-platform/router';
import {
  Box,
  Button,
  ButtonRow,
  Card,
  Heading,
  Icon,
  Skeleton,
  styled,
  Text,
  VisuallyHidden,
} from 'shared-ui/core';
import { texts } from '../../texts/quick-book.ts';
import { PlaceFacts } from './offer-facts.tsx';

interface Props {
  orderId: string;
  offer: Pick<QuickOffer, 'name' | 'startDate' | 'endDate' | 'forName'>;
  onLeave(): void;
}

const Title = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  // The tick's circle begins within its box.
  '& > svg': { flex: 'none', margin: '-4px 0 -4px -3px', color: 'var(--ui-success)' },
});

/** The news after its tick. */
export function BookedTitle({ children }: { children: ReactNode }) {
  return (
    <Title>
      <Icon name="success" size={32} />
      <span>{children}</span>
    </Title>
  );
}

/** The place that was booked, with what its owner needs at the door; a terminal, which is no one's, keeps no calendar. */
export function BookedPlace({ orderId, offer, onLeave }: Props) {
  const links = useLinks();
  const { kiosk } = useFlags();
  const deployment = useDeployment();
  const query = useApiQuery(order, { params: { orderId } });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const booked = query.data?.items.find((item) => item.type === 'activity');
  const place = booked && [booked.venue.name, booked.location].filter(Boolean).join(', ');
  return (
    <Box sx={{ display: 'grid', gap: 2, overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Heading level={3} size={4} ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
          {offer.name}
        </Heading>
        <PlaceFacts offer={offer} place={place} />
      </Box>
      {query.state === 'loading' && (
        <>
          <VisuallyHidden role="status">{texts.loadingCode}</VisuallyHidden>
          <Skeleton height={64} />
        </>
      )}
      {query.state === 'error' && <Text role="status">{texts.noCode}</Text>}
      {booked && (
        <Card
          tone="brand"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            gap: '4px 16px',
            alignItems: 'baseline',
          }}
        >
          <Text component="span">{texts.entryCode}</Text>
          <strong style={{ fontSize: '1.375rem', letterSpacing: '0.12em', userSelect: 'all' }}>
            {booked.accessCode}
          </strong>
        </Card>
      )}
      <ButtonRow>
        {!kiosk && (
          <Button
            variant="text"
            size="small"
            startIcon="calendar"
            href={endpointUrl(deployment, orderCalendar, { params: { orderId } })}
          >
            {texts.calendar}
          </Button>
        )}
        <Button
          variant="text"
          size="small"
          startIcon="ticket"
          component={Link}
          to={links.to(paths.orderConfirmed(orderId))}
          onClick={onLeave}
        >
          {texts.seeBooking}
        </Button>
      </ButtonRow>
    </Box>
  );
}
