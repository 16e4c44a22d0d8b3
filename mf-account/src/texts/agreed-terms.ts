import { defineTexts } from 'shared-contracts/texts';

/** Words about the terms that were agreed to with memberships. */
export const texts = defineTexts('mf-account/agreed-terms', {
  title: 'Agreed terms',
  lead: 'The terms you agreed to with each membership, word for word, and when.',
  link: 'Read or print the terms you agreed to',
  loading: 'Loading the terms you agreed to',
  failed: 'The terms you agreed to could not be loaded',
  emptyTitle: 'No agreed terms',
  emptyText: 'The terms you agree to when you join, change or renew online are kept here.',
  purchases: { new: 'Joined', change: 'Changed', renewal: 'Renewed' },
  membership: (purchase: string, name: string) => `${purchase}: ${name}`,
  agreed: (day: string, time: string, version: number) => `Agreed on ${day} at ${time}, version ${version}`,
  print: 'Print',
});
