import { defineTexts } from 'shared-contracts/texts';

/** Texts about saved filters, which only the filter dialog shows. */
export const texts = defineTexts('mf-bookings/saved-filters', {
  title: 'Your saved filters',
  use: 'Use filter',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} removed.`,
  name: 'Name these filters to save them',
  namePlaceholder: 'For example: weekday lunchtimes',
  save: 'Save filters',
  saving: 'Saving your filters',
  saved: (name: string) => `${name} saved.`,
  nameMissing: 'Enter a name of up to 40 characters.',
  nothingToSave: 'Choose a filter first.',
  failed: 'Your saved filters could not be loaded.',
});
