import { useId } from 'react';
import type { LaterBooking } from 'shared-contracts/api/later-bookings';
import { displayDay, siteDay, siteTime } from 'shared-contracts/dates';
import { Box, Heading, Notice, styled, Text } from 'shared-ui/core';
import { texts } from '../texts/later-bookings.ts';

const Row = styled('li')({
  display: 'grid',
  gap: 4,
  paddingBlock: 12,
  '& + &': { borderTop: '1px solid var(--ui-border)' },
});

export interface LaterBookingsProps {
  /** `undefined` if the API does not say what happens to them. */
  bookings: readonly LaterBooking[] | undefined;
}

/** Effects on bookings when a membership ends, is frozen or is changed, shown before it is confirmed. */
export function LaterBookings({ bookings = [] }: LaterBookingsProps) {
  const id = useId();
  if (bookings.length === 0) return null;
  const cancelled = bookings.filter(({ outcome }) => outcome === 'cancelled').length;
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Heading level={3} size={4} id={id}>
        {texts.title}
      </Heading>
      {cancelled > 0 && (
        <Notice severity="warning" live={false}>
          {texts.why(cancelled)}
        </Notice>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {bookings.map((booking) => (
          <Later key={booking.id} booking={booking} />
        ))}
      </Box>
    </Box>
  );
}

/** The outcome for a booking and its money. */
function outcomeText({ outcome, refund, priceThen }: LaterBooking): string {
  if (outcome === 'kept') return texts.keptAsPaid;
  const money = refund ? `${texts.refunded(refund.formatted)}.` : texts.noRefund;
  return `${money} ${texts.priceThen(priceThen.formatted)}`;
}

function Later({ booking }: { booking: LaterBooking }) {
  const { name, startDate, venue } = booking;
  const starts = new Date(startDate);
  return (
    <Row>
      <Text weight="bold" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <Text size="small" tone="muted">
        {texts.when(displayDay(siteDay(starts)), siteTime(starts), venue.name)}
      </Text>
      <Text size="small">{outcomeText(booking)}</Text>
    </Row>
  );
}
