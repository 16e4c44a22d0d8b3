import { defineTexts } from 'shared-contracts/texts';

/** Words of what a person owes for bookings; apart from the others, so that the dashboard does not carry them. */
export const texts = defineTexts('mf-account/penalties', {
  title: 'What you owe',
  lead: 'These are charges for late cancellations and missed bookings.',
  loading: 'Loading charges',
  failed: 'We couldn’t load your charges',
  reasons: {
    'late-cancellation': (name: string) => `Late cancellation of ${name}`,
    'no-show': (name: string) => `Missed booking of ${name}`,
  },
  where: (day: string, venue: string) => `${day}, ${venue}`,
  add: (amount: string) => `Add ${amount} to your basket`,
  adding: 'Adding',
  added: 'It’s in your basket, ready to pay.',
  toBasket: 'Go to your basket',
  elsewhere: 'Please pay it at your centre.',
});
