import { type Contact, contactText } from '../../people/index.ts';

/** Every word that is mailed about a booking. */
export const bookingLetterTexts = {
  // A lock screen shows subjects to others, and the name of a class may say something about someone's health.
  bookingCancelled: {
    subject: (moment: string) => `Cancelled: ${moment}`,
    headline: (name: string) => `Booking cancelled: ${name}`,
    headlineOwed: (name: string, amount: string) => `Booking cancelled: ${name}, ${amount} to pay`,
    byPerson: 'Your booking is cancelled, as you asked.',
    byStaff: 'Our team has cancelled this booking for you.',
    noRefund: 'There is no refund for this booking.',
    penalty: (amount: string) => `It was cancelled late, so there is a ${amount} charge to pay.`,
    paid: (amount: string) => `It was cancelled late, so there was a ${amount} charge, which you have paid.`,
    pay: (amount: string) => `Pay ${amount} in your account`,
    owed: 'Late charge due',
    settled: 'Late charge paid',
    charge: 'Charge for cancelling late',
    again: 'Book another time',
    calendar: 'The attached file removes this booking from your calendar.',
  },
  classCancelled: {
    subject: (moment: string) => `Class cancelled: ${moment}`,
    headline: (name: string, day: string) => `Class cancelled: ${name}, ${day}`,
    sorry: 'Sorry, we have had to cancel this class. You don’t need to do anything.',
    reason: (sentence: string) => `Reason: ${sentence}`,
    next: (count: number) => (count === 1 ? 'Book the next date' : 'Book one of the next dates'),
    bookedBy: (name: string) => `${name} booked this place for you, and any refund goes to them.`,
    find: 'Find another class',
  },
  bookingReminder: {
    subject: (time: string) => `Your booking tomorrow at ${time}`,
    headline: (name: string, time: string) => `${name}, tomorrow at ${time}`,
    coming: 'Here is everything you need for your visit.',
    directions: 'Get directions',
    cannotCome: 'I can’t come',
    why: 'You’re getting this reminder because you asked for reminders in your details.',
    stop: 'Stop reminders',
  },
  noShowNoted: {
    subject: (day: string) => `Missed booking: ${day}`,
    headline: (name: string, amount: string) => `${amount} to pay: you missed ${name}`,
    paidHeadline: (name: string) => `You missed ${name}`,
    missed:
      'You had a place in this class, but it wasn’t used. There is a charge for that, as no one else could have the place.',
    charge: 'Charge for a missed booking',
    alreadyPaid: 'paid',
    pay: (amount: string) => `Pay ${amount} in your account`,
    seePayments: 'See your payments',
    paid: 'You have already paid it, so there is nothing more to do.',
    wrong: 'Were you there?',
    tellUs: (contact: Contact) =>
      contactText(contact)
        ? `Tell us, and we’ll look into it: ${contactText(contact)}.`
        : 'Speak to us at your centre, and we’ll look into it.',
  },
} as const;
