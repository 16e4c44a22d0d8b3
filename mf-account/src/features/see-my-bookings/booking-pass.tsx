import { useId } from 'react';
import type { Booking } from 'shared-contracts/api/account';
import { paths } from 'shared-contracts/links';
import { lazyPart, useLinks } from 'shared-platform';
import { BrandArea, Button, Card, Heading, styled, Text, VisuallyHidden } from 'shared-ui/core';
import { bookingTimes } from '../../shared/booking-times.ts';
import { Fact, TimeFact } from '../../shared/fact.tsx';
import { texts } from '../../texts/en.ts';
import { BookingPlace } from './booking-place.tsx';
import { otherPerson } from './other-person.ts';
import { BAND_PADDING, CODE_SIZE, Facts, Foot, PassLayout, Stub } from './pass-layout.tsx';

const words = texts.bookings;
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

/** The next booking as a pass: where the person has to be, what opens the door, and a code to scan at the desk. */
export function BookingPass({ booking, userId }: { booking: Booking; userId: string }) {
  const { item, completeOrderId, reference } = booking;
  const other = otherPerson(booking, userId);
  const titleId = useId();
  const links = useLinks();
  return (
    <Card component="article" padding="none" aria-labelledby={titleId}>
      <BrandArea sx={{ padding: BAND_PADDING }}>
        <Text size="small" weight="bold">
          {words.next}
        </Text>
        <Heading level={3} size={2} id={titleId}>
          {item.name}
        </Heading>
      </BrandArea>
      <PassLayout>
        <Facts spacing={1.5}>
          <TimeFact item={item} />
          <BookingPlace item={item} hasAddress />
          {other && (
            <Fact icon="user">
              <Text>{other}</Text>
            </Fact>
          )}
        </Facts>
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
        {booking.bookedBy === null && (
          <Foot>
            <Button variant="text" href={links.cross('bookings', paths.orderConfirmed(completeOrderId))}>
              {words.confirmation}
              <VisuallyHidden>
                {' '}
                {words.confirmationOf(item.name, bookingTimes(item.startDate, item.endDate).day)}
              </VisuallyHidden>
            </Button>
          </Foot>
        )}
      </PassLayout>
    </Card>
  );
}
