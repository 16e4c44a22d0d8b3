import { useId } from 'react';
import type { Booking } from 'shared-contracts/api/account';
import { paths } from 'shared-contracts/links';
import { lazyPart, useLinks } from 'shared-platform';
import { Box, BrandArea, Button, Card, Heading, Stack, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { BookingPlace, BookingTime, Fact } from './booking-facts.tsx';
import { bookingTimes } from './booking-times.ts';
import { otherPerson } from './other-person.ts';

const words = texts.bookings;
const WIDE = '@media (min-width: 700px)';
const CODE_SIZE = 148;

const CodeRoom = styled('div')({
  width: CODE_SIZE,
  height: CODE_SIZE,
  overflow: 'hidden',
  borderRadius: 'var(--ui-radius-small)',
  background: '#fff',
  '& > svg': { display: 'block', width: '100%', height: '100%' },
});

const QrCode = lazyPart(() => import(/* webpackChunkName: "qr-code" */ 'shared-ui/qr-code'), {
  failed: () => null,
});

const Layout = styled('div')({
  display: 'grid',
  overflowWrap: 'anywhere',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  '& > *': { padding: 'clamp(20px, 4vw, 32px)' },
});

/** The part shown at the door, beside the line along which a ticket tears. */
const Stub = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '16px 24px',
  borderTop: '2px dashed var(--ui-border)',
  [WIDE]: {
    flexDirection: 'column',
    alignItems: 'center',
    borderTop: 0,
    borderInlineStart: '2px dashed var(--ui-border)',
  },
  '& p': { margin: 0 },
  '& strong': {
    display: 'block',
    color: 'var(--brand-strong)',
    font: '700 1.75rem/1.2 var(--font-body)',
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '0.06em',
  },
});

/** The next booking as a pass: where the person has to be, what opens the door, and a code to scan at the desk. */
export function BookingPass({ booking, userId }: { booking: Booking; userId: string }) {
  const { item, completeOrderId, reference } = booking;
  const other = otherPerson(booking, userId);
  const titleId = useId();
  const links = useLinks();
  return (
    <Card component="article" padding="none" aria-labelledby={titleId}>
      <BrandArea sx={{ padding: 'clamp(16px, 3vw, 24px) clamp(20px, 4vw, 32px)' }}>
        <Text size="small" weight="bold">
          {words.next}
        </Text>
        <Heading level={3} size={2} id={titleId}>
          {item.name}
        </Heading>
      </BrandArea>
      <Layout>
        <Stack spacing={1.5}>
          <BookingTime item={item} />
          <BookingPlace item={item} hasAddress />
          {other && (
            <Fact icon="user">
              <Text>{other}</Text>
            </Fact>
          )}
          {booking.bookedBy === null && (
            <Box>
              <Button variant="text" href={links.cross('bookings', paths.orderConfirmed(completeOrderId))}>
                {words.confirmation}
                <VisuallyHidden>
                  {' '}
                  {words.confirmationOf(item.name, bookingTimes(item.startDate, item.endDate).day)}
                </VisuallyHidden>
              </Button>
            </Box>
          )}
        </Stack>
        <Stub>
          <CodeRoom>
            <QrCode text={reference} label={words.code(reference)} />
          </CodeRoom>
          <div>
            <Text size="small" weight="bold">
              {words.entryCode}
            </Text>
            <strong>{item.accessCode}</strong>
            <Text size="small" tone="muted">
              {reference}
            </Text>
          </div>
        </Stub>
      </Layout>
    </Card>
  );
}
