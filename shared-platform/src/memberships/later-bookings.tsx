import { useId } from 'react';
import type { LaterBooking } from 'shared-contracts/api/later-bookings';
import { displayDay, siteDay, siteTime, weekday } from 'shared-contracts/dates';
import { Box, Heading, Notice, styled, Text } from 'shared-ui/core';
import { texts } from '../texts/later-bookings.ts';

const Row = styled('li')({
  display: 'grid',
  gap: 4,
  paddingBlock: 12,
  '& + &': { borderTop: '1px solid var(--ui-border)' },
});

/** The lost ones come first. */
const OUTCOMES = ['cancelled', 'kept'] as const;

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
      {OUTCOMES.map((outcome) => (
        <Group
          key={outcome}
          title={texts.outcomes[outcome]}
          bookings={bookings.filter((booking) => booking.outcome === outcome)}
        />
      ))}
    </Box>
  );
}

function Group({ title, bookings }: { title: string; bookings: readonly LaterBooking[] }) {
  const id = useId();
  if (bookings.length === 0) return null;
  return (
    <div>
      <Heading level={4} id={id} sx={{ fontSize: '0.9375rem', color: 'var(--ui-muted)' }}>
        {title}
      </Heading>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {bookings.map((booking) => (
          <Later key={booking.id} booking={booking} />
        ))}
      </Box>
    </div>
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
  const day = siteDay(starts);
  return (
    <Row>
      <Text weight="bold" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <Text size="small" tone="muted">
        {texts.when(`${weekday(day, 'short')} ${displayDay(day)}`, siteTime(starts), venue.name)}
      </Text>
      <Text size="small">{outcomeText(booking)}</Text>
    </Row>
  );
}
