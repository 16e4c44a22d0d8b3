import { defineTexts } from 'shared-contracts/texts';

/** Words of the account area. */
export const texts = defineTexts('mf-account', {
  greeting: (firstName: string) => `Hello, ${firstName}`,
  greetingWithoutName: 'Hello',
  reference: (reference: string) => `Customer reference ${reference}`,
  credit: 'Credit balance',
  reminders: {
    penalties: 'There is an amount outstanding on your account',
    penaltiesText: 'Please pay it at your centre before you buy a membership.',
    proof: 'Your membership needs proof of your eligibility',
    proofText: 'It is pending until we have seen it. Show it at your centre.',
    expired: (name: string) => `${name} has expired`,
    expiresToday: (name: string) => `${name} expires today`,
    expiresIn: (name: string, days: number) => `${name} expires in ${days} ${days === 1 ? 'day' : 'days'}`,
    documentText: 'Show a new one at your centre to keep what it gives you.',
    byEmail: (email: string) => `You can also email it to ${email}.`,
  },
  bookings: {
    title: 'Upcoming bookings',
    loading: 'Loading your bookings',
    next: 'Next booking',
    later: 'Later',
    when: (day: string, start: string, end: string) => `${day}, ${start} to ${end}`,
    purchasedFor: (name: string) => `For ${name}`,
    entryCode: 'Entry code',
    confirmation: 'View confirmation',
    confirmationOf: (name: string, day: string) => `of ${name}, ${day}`,
    emptyTitle: 'You have no bookings coming up',
    emptyText: 'Once you have booked, the date, the place and your entry code are kept here.',
    book: 'Book an activity',
    errorTitle: 'Your bookings could not be loaded',
    tryAgain: 'Try again',
  },
});
