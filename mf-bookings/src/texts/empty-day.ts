import { defineTexts } from 'shared-contracts/texts';

/** Words of a day without classes; apart from the others, so that a day with classes does not carry them. */
export const texts = defineTexts('mf-bookings/empty-day', {
  empty: 'No classes on this day',
  noMoreToday: 'No more classes today',
  emptyHint: 'Try another day.',
  noneFitting: 'No classes on this day match your filters',
  noMoreFitting: 'No more classes today match your filters',
  emptyActivity: (activity: string) => `No ${activity} on this day`,
  areOn: 'Remove a filter, clear them all, or try another day.',
});
