import { defineTexts } from 'shared-contracts/texts';
import { counted } from './counted.ts';

/** Words of the form that filters classes; apart from the others, so that a timetable does not carry them. */
export const texts = defineTexts('mf-bookings/filter', {
  title: 'Filter classes',
  showClasses: 'Show classes',
  show: (count: number) => `Show ${counted(count, 'class', 'classes')}`,
  fitting: (count: number) => `${counted(count, 'class matches', 'classes match')}.`,
  anyActivity: 'Any activity',
  time: 'Time of day',
  timesInFull: {
    morning: 'Morning, before 12:00',
    afternoon: 'Afternoon, 12:00 to 17:00',
    evening: 'Evening, from 17:00',
  },
  level: 'Level',
  levelHint: 'Classes for all levels are shown too.',
  price: 'Your price',
  anyPrice: 'Any price',
  age: 'Age of the person taking part',
  ageHint: 'In years. We leave out classes for other ages.',
  ageError: 'Enter an age in whole years, from 0 to 120.',
  who: 'Who it’s for',
  support: 'Accessibility support',
  supportHint: 'We only show classes with all the support you tick.',
});
