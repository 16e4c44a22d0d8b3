import { defineTexts } from 'shared-contracts/texts';

/** Words of the question before a booking is cancelled; apart from the others, so that the dashboard carries none. */
export const texts = defineTexts('mf-account/cancel-booking', {
  ask: 'Cancel booking',
  /** Part of it that is shown on a phone. */
  askShort: 'Cancel',
  title: 'Cancel this booking?',
  refused: 'This booking can’t be cancelled',
  what: (name: string, day: string, time: string) => `${name}, ${day}, ${time}`,
  times: (start: string, end: string) => `${start} to ${end}`,
  asking: 'Checking the refund',
  freeUntil: (day: string, time: string) => `Free to cancel until ${day}, ${time}.`,
  refunds: 'Your refund',
  refund: {
    card: (amount: string, card: string) => `${amount} back to ${card}, within five working days`,
    credit: (amount: string) => `${amount} as credit on your account, at once`,
    membership: (amount: string, place: string) => `${amount} back to ${place}`,
  },
  noRefund: 'You won’t get a refund.',
  doneAtACharge: (name: string, amount: string) =>
    `Your ${name} booking is cancelled. You owe ${amount}, which you can pay under Payments.`,
  keepsOthers: (count: number, name: string) =>
    `We’ll only cancel this one. You’ll keep your other ${count === 1 ? 'booking' : `${count} bookings`} of ${name}.`,
  penalty: (amount: string) =>
    `Cancelling now costs ${amount}. You can pay it in your account, under Payments.`,
  keep: 'Keep booking',
  confirm: 'Cancel booking',
  done: (name: string) => `Your ${name} booking is cancelled.`,
});
