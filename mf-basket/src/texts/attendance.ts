import { defineTexts } from 'shared-contracts/texts';

/** Words for staff who look after the bookings of a class. */
export const texts = defineTexts('mf-basket/attendance', {
  title: 'Attendance',
  lead: 'See who booked a class and record no-shows.',
  staffOnly: 'Only staff can see who booked a class.',
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
  withBookings: 'With bookings',
  emptyTitle: 'No bookings yet',
  emptyText: 'Classes and courts appear here once someone has booked them.',
  booked: (booked: number) => `${booked} booked`,
  missing: (missing: number) => `${missing} ${missing === 1 ? 'no-show' : 'no-shows'}`,
  open: 'Who booked',
  close: 'Close the list',
  at: (name: string, time: string) => `${name} at ${time}`,
  on: (weekday: string, day: string, time: string) => `${weekday} ${day} at ${time}`,
  list: (name: string) => `Who booked ${name}`,
  peopleLoading: 'Loading the bookings',
  peopleFailed: 'The bookings could not be loaded',
  allCancelled: 'Everyone has cancelled.',
  notStarted: 'You can record no-shows once it has started.',
  bookedBy: (name: string) => `Booked by ${name}`,
  override: (staff: string, day: string, note: string) => `Override by ${staff}, ${day}: ${note}`,
  costsNothing: 'No charge for a no-show',
  missed: 'No-show',
  mark: 'Mark as no-show',
  about: (what: string) => `(${what})`,
  question: (name: string) => `Record a no-show for ${name}?`,
  cost: (amount: string, payer: string) =>
    `${payer} will owe ${amount}, payable in their account or at the desk. You can undo this until it is paid. They’ll get an email in an hour.`,
  note: 'Record no-show',
  keep: 'Don’t record',
  noted: (name: string) => `${name} is recorded as a no-show.`,
  owed: (amount: string) => `Owes ${amount}`,
  paid: (amount: string) => `Paid ${amount}`,
  takeBack: 'Undo no-show',
  cancelPlace: {
    ask: 'Cancel booking',
    title: (name: string) => `Cancel the booking for ${name}?`,
    loading: 'Checking the refund',
    refunds: (payer: string) => `Refund to ${payer}`,
    refund: {
      card: (amount: string, card: string) => `${amount} to ${card}, within five working days.`,
      credit: (amount: string) => `${amount} as credit on their account, at once.`,
      membership: (amount: string, place: string) => `${amount} to ${place}.`,
    },
    nothing: (payer: string) => `${payer} won’t get a refund.`,
    penalty: (payer: string, amount: string) =>
      `${payer} will owe ${amount}, payable in their account or here.`,
    email: (payer: string) => `${payer} gets an email.`,
    confirm: 'Cancel booking',
    keep: 'Keep booking',
    done: (name: string) => `The booking for ${name} is cancelled.`,
  },
  cancelClass: {
    ask: 'Cancel class',
    title: (name: string) => `Cancel ${name}?`,
    text: (booked: number) =>
      booked === 0
        ? 'No one has booked it. Once cancelled, it cannot be booked. Anyone who books it before then gets everything back and an email.'
        : booked === 1
          ? 'The booking will be cancelled. Card payments go back to the card; anything else becomes account credit. The customer gets an email.'
          : `All ${booked} bookings will be cancelled. Card payments go back to the card; anything else becomes account credit. Each customer gets an email.`,
    reason: 'Reason',
    reasonHint: 'Optional. We include it in the email.',
    confirm: 'Cancel class',
    keep: 'Keep class',
    done: (name: string, cancelled: number) =>
      cancelled === 0
        ? `${name} is cancelled.`
        : `${name} is cancelled, with ${cancelled === 1 ? '1 booking' : `${cancelled} bookings`}. Whatever was paid goes back.`,
  },
  unbooked: {
    show: 'Show classes with no bookings',
    hide: 'Hide classes with no bookings',
    title: 'No bookings',
    loading: 'Loading the classes with no bookings',
    failed: 'The classes with no bookings could not be loaded',
    empty: 'Every remaining class on this day has bookings.',
  },
  tryAgain: 'Try again',
  takenBack: (name: string) => `${name} is no longer recorded as a no-show.`,
});
