import { type Contact, contactText } from '../../people/index.ts';

/** Every word that is mailed about a booking. */
export const bookingLetterTexts = {
  bookingCancelled: {
    subject: (name: string, day: string) => `Cancelled: ${name}, ${day}`,
    byPerson: 'We have cancelled your booking, and your place has gone back on sale.',
    byStaff: 'Our team has cancelled this booking for you.',
    noRefund: 'There is no refund for this booking.',
    penalty: (amount: string) =>
      `Cancelling this late costs ${amount}. You can pay it in your account, under Payments.`,
    pay: 'Pay in your account',
    another: 'Book something else',
    calendar: 'The attached calendar file removes it from your calendar.',
  },
  classCancelled: {
    subject: (name: string, day: string) => `Class cancelled: ${name}, ${day}`,
    sorry: 'Sorry, we have had to cancel this class. You do not need to do anything.',
    bookedBy: (name: string) => `${name} booked this place for you, and any refund goes to them.`,
    find: 'Find another class',
  },
  bookingReminder: {
    subject: (name: string, time: string) => `Tomorrow at ${time}: ${name}`,
    coming: 'Here is everything you need for your visit.',
    manage: 'See your bookings',
    why: 'You’re getting this reminder because you asked for reminders in your details.',
    stop: 'Stop reminders',
  },
  noShowNoted: {
    subject: (name: string) => `We missed you at ${name}`,
    missed: 'You had a place, but it wasn’t used.',
    owed: (amount: string) =>
      `The charge for a missed booking is ${amount}. You can pay it in your account, under Payments.`,
    pay: 'Pay in your account',
    seePayments: 'See your payments',
    paid: (amount: string) => `The charge for a missed booking is ${amount}. You have already paid it.`,
    wrong: (contact: Contact) =>
      contactText(contact)
        ? `If you were there, tell us: ${contactText(contact)}.`
        : 'If you were there, speak to us at your centre.',
  },
} as const;
