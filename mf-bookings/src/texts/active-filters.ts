import { defineTexts } from 'shared-contracts/texts';

/** Names of the filters that are on, and the way to clear them; a timetable without filters does not carry them. */
export const texts = defineTexts('mf-bookings/active-filters', {
  title: 'Active filters',
  remove: 'Remove filter',
  clear: 'Clear filters',
  times: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
  free: 'Free',
  upTo: (price: string) => `Up to ${price}`,
  age: (age: number) => `Age ${age}`,
  womenOnly: 'Women and girls only',
});
