import { defineTexts } from 'shared-contracts/texts';

/** Every word about filters that somebody keeps, which only the filter dialog shows. */
export const texts = defineTexts('mf-bookings/saved-filters', {
  title: 'Your saved filters',
  use: 'Use filter',
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed.`,
  name: 'Name these filters to keep them',
  namePlaceholder: 'After work',
  save: 'Save filters',
  saving: 'Saving your filters',
  saved: (name: string) => `${name} is saved.`,
  nameMissing: 'Enter a name of up to 40 characters.',
  nothingToSave: 'Choose something first: there is nothing to save yet.',
  failed: 'Your saved filters could not be loaded.',
});
