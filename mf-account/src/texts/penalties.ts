import { defineTexts } from 'shared-contracts/texts';

/** Words of what a person owes for bookings; apart from the others, so that the dashboard does not carry them. */
export const texts = defineTexts('mf-account/penalties', {
  title: 'What you owe',
  lead: 'This is for places that you gave up too late or did not come to.',
  loading: 'Loading what you owe',
  failed: 'What you owe could not be loaded',
  reasons: {
    'late-cancellation': (name: string) => `Late cancellation of ${name}`,
    'no-show': (name: string) => `Missed booking of ${name}`,
  },
  where: (day: string, venue: string) => `${day}, ${venue}`,
  add: (amount: string) => `Add ${amount} to your basket`,
  adding: 'Adding',
  added: 'It is in your basket. Pay it there.',
  toBasket: 'Go to your basket',
  elsewhere: 'Please pay it at your centre.',
});
