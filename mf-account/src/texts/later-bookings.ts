import { defineTexts } from 'shared-contracts/texts';

/** Words about bookings of days on which a membership is good no more; only its questions carry them. */
export const texts = defineTexts('mf-account/later-bookings', {
  title: 'Your later bookings',
  when: (day: string, time: string, venue: string) => `${day} at ${time}, ${venue}`,
  kept: 'Stays booked',
  cancelled: 'Will be cancelled',
  refunded: (amount: string) => `${amount} refunded`,
  priceThen: (amount: string) => `You can book it again for ${amount}.`,
  why: (count: number) =>
    count === 1
      ? 'One booking was made at the member price, so it will be cancelled.'
      : `${count} bookings were made at the member price, so they will be cancelled.`,
});
