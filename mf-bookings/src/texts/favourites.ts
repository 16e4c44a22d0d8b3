import { defineTexts } from 'shared-contracts/texts';

/** Every word of a person's favourites on the home page. */
export const texts = defineTexts('mf-bookings/favourites', {
  title: 'Your favourites',
  today: 'today',
  tomorrow: 'tomorrow',
  /** @param when as `tomorrow 18:30` */
  next: (when: string) => `Next: ${when}`,
  /** @param name of the class, where the favourite is a venue or an instructor */
  nextClass: (name: string, when: string) => `Next: ${name}, ${when}`,
  instructor: 'Instructor',
  none: 'No places at the moment',
  timetable: 'See timetable',
  /** Link where no venue is known. */
  whatsOn: 'See what’s on',
  /** A link as it is read out: `See timetable, Harpreet Gill`. */
  of: (link: string, favourite: string) => `${link}, ${favourite}`,
  showAll: (count: number) => `Show all ${count} favourites`,
});
