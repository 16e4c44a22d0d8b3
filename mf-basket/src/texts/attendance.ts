import { defineTexts } from 'shared-contracts/texts';

/** Words for staff who look after the bookings of a class. */
export const texts = defineTexts('mf-basket/attendance', {
  title: 'Who came',
  lead: 'Find a class to see who booked it, note who did not come, or cancel it.',
  staffOnly: 'Log in with a staff account to see who came.',
  venue: 'Venue',
  choose: 'Choose a venue',
  chooseFirst: 'Choose your venue to see its classes.',
  day: 'Day',
  today: 'Today',
  tomorrow: 'Tomorrow',
  otherDay: (weekday: string, day: string) => `${weekday}, ${day}`,
  venuesLoading: 'Loading the venues',
  venuesFailed: 'The venues could not be loaded',
  loading: 'Loading the classes',
  failed: 'The classes could not be loaded',
  classes: 'Classes',
  emptyTitle: 'No bookings here on this day',
  emptyText: 'Classes and courts are shown here once somebody has booked them.',
  when: (time: string, location: string | null) => (location ? `${time}, ${location}` : time),
  booked: (booked: number, missing: number) =>
    missing === 0 ? `${booked} booked` : `${booked} booked, ${missing} did not come`,
  open: 'Who booked',
  close: 'Close the list',
  at: (name: string, time: string) => `${name} at ${time}`,
  list: (name: string) => `Who booked ${name}`,
  peopleLoading: 'Loading who booked',
  peopleFailed: 'Who booked could not be loaded',
  nobody: 'Everybody has cancelled.',
  notStarted: 'You can note who did not come once it has started.',
  bookedBy: (name: string) => `Booked by ${name}`,
  override: (staff: string, day: string, note: string) => `Override by ${staff}, ${day}: ${note}`,
  costsNothing: 'No charge for not coming',
  missed: 'Did not come',
  about: (what: string) => `(${what})`,
  question: (name: string) => `${name} did not come?`,
  cost: (amount: string, payer: string) =>
    `It costs ${payer} ${amount}, to be paid in their account or at the desk. You can take it back until it is paid. An hour from now they are told by email.`,
  note: 'Note it',
  keep: 'Do not note it',
  noted: (name: string) => `It is noted that ${name} did not come.`,
  owed: (amount: string) => `${amount} is owed`,
  paid: (amount: string) => `${amount} was paid`,
  takeBack: 'Take it back',
  cancelPlace: {
    ask: 'Cancel booking',
    title: (name: string) => `Cancel the booking of ${name}?`,
    loading: 'Checking what is refunded',
    refunds: (payer: string) => `What ${payer} gets back`,
    refund: {
      card: (amount: string, card: string) => `${amount} to ${card}, within five working days`,
      credit: (amount: string) => `${amount} as credit on their account, at once`,
      membership: (amount: string, place: string) => `${amount} to ${place}`,
    },
    nothing: (payer: string) => `Nothing is refunded to ${payer}.`,
    penalty: (payer: string, amount: string) =>
      `It costs ${payer} ${amount}, to be paid in their account or here.`,
    told: (payer: string) => `${payer} gets an email.`,
    confirm: 'Cancel booking',
    keep: 'Keep booking',
    done: (name: string) => `The booking of ${name} is cancelled.`,
  },
  cancelClass: {
    ask: 'Cancel class',
    title: (name: string) => `Cancel ${name}?`,
    text: (booked: number) =>
      booked === 0
        ? 'Nobody has booked it. Once cancelled it cannot be booked. Should somebody book it first, they are refunded in full and get an email.'
        : booked === 1
          ? 'The booking is cancelled and refunded in full. The customer gets an email.'
          : `All ${booked} bookings are cancelled and refunded in full. Each customer gets an email.`,
    reason: 'Reason',
    reasonHint: 'Optional. It is part of the email.',
    confirm: 'Cancel class',
    keep: 'Keep class',
    done: (name: string, cancelled: number) =>
      cancelled === 0
        ? `${name} is cancelled.`
        : `${name} is cancelled. ${cancelled === 1 ? '1 booking is' : `${cancelled} bookings are`} refunded.`,
  },
  unbooked: {
    show: 'Show classes nobody has booked',
    hide: 'Hide classes nobody has booked',
    title: 'Nobody has booked',
    loading: 'Loading the classes nobody has booked',
    failed: 'The classes nobody has booked could not be loaded',
    empty: 'There is no class to come on this day that nobody has booked.',
  },
  tryAgain: 'Try again',
  takenBack: (name: string) => `It is not noted any more that ${name} did not come.`,
});
