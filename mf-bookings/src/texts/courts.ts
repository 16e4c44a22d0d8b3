import { defineTexts } from 'shared-contracts/texts';

/** Every word about courts and pitches, which only their part of a timetable shows. */
export const texts = defineTexts('mf-bookings/courts', {
  title: (day: string) => `Courts and pitches on ${day}`,
  loading: 'Loading the courts',
  failed: 'The courts could not be loaded',
  noneToday: 'No more times today',
  none: 'No times on this day',
  noneHint: 'Try another day.',
  times: (facility: string) => `Times for ${facility}`,
  free: (count: number) => `${count} free`,
  freeCourt: 'Book',
  /** Of a court that is free for a shorter time than the chosen one, whose price is above it. */
  onlyFor: (count: number, price: string) => `${count} min, ${price}`,
  /** Of a time that costs nothing. */
  noCharge: 'No charge',
  chosen: 'Chosen',
  notFree: 'Not free',
  ownBooking: 'Your booking',
  haveAnother: 'You have another court at this time',
  /** The same to the eye, in the cell of a court. */
  haveOne: 'You have one',
  length: 'Length',
  /** Of a court that has only one. */
  onlyLength: (count: number) => `For ${count} minutes`,
  minutes: (count: number) => `${count} minutes`,
  /** After the price of a longer booking. */
  inARow: (minutes: number) => `for ${minutes} minutes`,
  overToday: 'There are no more times on this day.',
  noneFree: 'No courts are free on this day.',
  /** Search for the same courts at every venue. @param day as `22 Nov` */
  searchElsewhere: (activity: string, day: string) => `${activity} on ${day}`,
  elsewhere: (activity: string) => `${activity} at other venues`,
  /** Opens the times of a day on which none is free. */
  fullTimes: (count: number) => (count === 1 ? 'Show the full time' : `Show the ${count} full times`),
  /** Before a day and its time. */
  nextFree: 'Next free:',
  court: 'Court or pitch',
  anyCourt: 'Any free court',
  /** Both are a button below a time that cannot be booked. */
  nextFreeTime: (time: string) => `Next free: ${time}`,
  freeBefore: (time: string) => `Free before that: ${time}`,
  /** Sentences about a picked court that cannot be booked. */
  unavailable: {
    taken: (court: string) => `${court} has just been taken.`,
    'too-short': (court: string) => `${court} isn’t free for all of this time.`,
  },
  /** After such a sentence, where another one is free. */
  anyInstead: 'We’ve chosen any free court instead.',
  /** Of a length, any court. */
  noneThroughout: 'No court is free for all of this time.',
  /** In the cell of a court that others have. */
  taken: 'Taken',
  /** Advice if no court can be booked. */
  advice: {
    full: 'Choose another time.',
    started: 'Choose a later time.',
    cancelled: 'Choose another time.',
    'already-booked': 'It’s in your account.',
    'not-open-yet': 'You can add it to your basket once booking is open.',
    'wrong-age': 'Choose another time.',
    other: 'Please ask the venue.',
  },
  cannotBook: 'Courts can’t be booked online at this time.',
});
