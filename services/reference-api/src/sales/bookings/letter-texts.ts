import { type Contact, contactWords } from '../../people/index.ts';

/** Every word that is mailed about a booking. */
export const bookingLetterTexts = {
  bookingCancelled: {
    subject: (tenant: string) => `Your ${tenant} booking is cancelled`,
    cancelled: (name: string, venue: string, day: string, time: string) =>
      `Your booking of ${name} at ${venue} on ${day} at ${time} is cancelled, and somebody else can have your place.`,
    nameFor: (name: string, person: string) => `${name} for ${person}`,
    order: (reference: string) => `It was part of your order ${reference}.`,
    refund: {
      card: (amount: string, card: string) =>
        `${amount} goes back to ${card}. It can take five working days to get there.`,
      credit: (amount: string) => `${amount} is credit on your account now.`,
    },
    noRefund: 'Nothing is refunded for it.',
    penalty: (amount: string) =>
      `Giving up your place so late costs ${amount}. You can pay it in your account, under Payments.`,
  },
  noShowNoted: {
    subject: (name: string) => `We missed you at ${name}`,
    missed: (name: string, venue: string, day: string, time: string) =>
      `You had a place in ${name} at ${venue} on ${day} at ${time}, and we noted that nobody came.`,
    owed: (amount: string) =>
      `A place that stays empty costs ${amount}. You can pay it in your account, under Payments:`,
    paid: (amount: string) => `A place that stays empty costs ${amount}. You have paid it already.`,
    wrong: (contact: Contact) =>
      contactWords(contact)
        ? `If you were there, tell us: ${contactWords(contact)}.`
        : 'If you were there, tell us at your centre.',
  },
} as const;
