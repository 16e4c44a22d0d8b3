import { expect, it } from 'vitest';
import { emptyDirectDebit } from './direct-debit-entry.ts';
import { draftOf, type OwnedEntries, readDraft } from './entries-draft.ts';
import { emptyEntries } from './joining-entries.ts';

const given = {
  ...emptyEntries,
  startDate: '2026-06-12',
  billingDay: 15,
  promotion: { id: '3', code: 'ABC' },
  checkedTerms: ['health-1'],
  answers: { 11: 'Golf', 12: ['mon', 'tue'] },
};
const held: OwnedEntries = {
  choice: 'adult',
  owner: '7',
  given: {
    ...given,
    directDebit: { ...emptyDirectDebit, accountHolder: 'Sam', accountNumber: '66374958', sortCode: '089999' },
    messages: { startDate: ['Too late.'] },
  },
};

it('what was given comes back without bank details and messages', () => {
  const stored = JSON.stringify(draftOf(held));
  expect(stored).not.toMatch(/66374958|089999|Sam|Too late/);
  expect(readDraft(JSON.parse(stored))).toEqual({ choice: 'adult', owner: '7', given });
});

it.each([
  ['nothing', null],
  ['a text', 'x'],
  ['a day that is none', { ...held, given: { ...given, startDate: 'soon' } }],
  ['something else', { choice: 1 }],
])('%s is no draft', (_what, stored) => {
  expect(readDraft(stored)).toBeNull();
  expect(draftOf(null)).toBeNull();
});
