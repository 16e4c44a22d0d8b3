import { defineTexts } from 'shared-contracts/texts';

/** Every word of the week, which only that view of a timetable shows. */
export const texts = defineTexts('mf-bookings/week', {
  /** @param day the first one, as `04 Mar 2027` */
  title: (day: string) => `Seven days from ${day}`,
  /** Beside it. @param day the last one, as `Wed 10 Mar 2027` */
  until: (day: string) => `Until ${day}`,
  loading: 'Loading the day',
  failed: 'This day could not be loaded.',
  from: (time: string) => `From ${time}`,
  none: 'No matches on this day.',
  seeDay: (day: string) => `See ${day}`,
  courtsOn: (facility: string, weekday: string) => `${facility} on ${weekday}`,
  freeAt: (times: string) => `Free at ${times}`,
});
