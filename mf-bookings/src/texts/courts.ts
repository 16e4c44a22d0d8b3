import { defineTexts } from 'shared-contracts/texts';

/** Every word about courts and pitches, which only their part of a timetable shows. */
export const texts = defineTexts('mf-bookings/courts', {
  title: (day: string) => `Courts and pitches on ${day}`,
  loading: 'Loading the courts',
  failed: 'The courts could not be loaded',
  noneToday: 'No more times on this day',
  noneHint: 'Have a look at another day.',
  times: (facility: string) => `Times for ${facility}`,
  free: (count: number) => `${count} free`,
  court: 'Court or pitch',
  anyCourt: 'Any that is free',
  /** What to do where no court can be booked. */
  advice: {
    full: 'Choose another time.',
    started: 'Choose a later time.',
    cancelled: 'Choose another time.',
    'already-booked': 'You find it in your account.',
    'not-open-yet': 'You can add it to your basket once booking is open.',
    'wrong-age': 'Choose another time.',
    other: 'Please ask the venue.',
  },
  cannotBook: 'No court can be booked online at this time.',
});
