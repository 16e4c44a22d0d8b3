import { defineTexts } from 'shared-contracts/texts';

/** Words about bookings that a change of a membership affects; they come with the question. */
export const texts = defineTexts('shared-platform/later-bookings', {
  title: 'Your later bookings',
  when: (day: string, time: string, venue: string) => `${day} at ${time}, ${venue}`,
  outcomes: { cancelled: 'Will be cancelled', kept: 'Stays booked' },
  keptAsPaid: 'You keep the price you paid.',
  refunded: (amount: string) => `${amount} refunded`,
  noRefund: 'Nothing to refund.',
  priceThen: (amount: string) => `You can book it again for ${amount}.`,
  why: (count: number) =>
    count === 1
      ? 'One booking was made at the price of your current membership, so it will be cancelled.'
      : `${count} bookings were made at the price of your current membership, so they will be cancelled.`,
});
