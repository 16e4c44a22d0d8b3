import { defineTexts } from 'shared-contracts/texts';

/** Words of the saved cards. */
export const texts = defineTexts('mf-account/saved-cards', {
  title: 'Saved cards',
  loading: 'Loading your saved cards',
  failed: 'Your saved cards could not be loaded',
  empty: 'You have no saved cards. You can save one when you pay.',
  ending: (type: string, digits: string) => `${type} ending ${digits}`,
  expires: (holder: string, date: string) => `${holder}, expires ${date}`,
  expired: (date: string) => `Expired ${date}`,
  remove: 'Remove',
  question: (card: string) => `Remove ${card}?`,
  questionText: 'You won’t be able to pay with it any more. Past payments aren’t affected.',
  removed: (card: string) => `${card} removed.`,
});
