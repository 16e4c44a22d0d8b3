import type { JoiningDraft } from 'shared-contracts/api/joining-draft';
import { expect, it } from 'vitest';
import { emptyDirectDebit } from '../entries/direct-debit-entry.ts';
import { choiceKey, emptyEntries } from '../entries/joining-entries.ts';
import { freshJoining, type Joining } from '../machine/joining.ts';
import { changedSteps, draftEntries, entriesOf, matchDraft, resumePath } from './draft-entries.ts';

const joining: Joining = {
  ...freshJoining,
  centreSlug: 'sale',
  membership: { typeId: '101', paymentOptionId: '1011', paymentType: 'recurring' },
};
const choice = {
  centreSlug: 'sale',
  membershipTypeId: '101',
  paymentOptionId: '1011',
  paymentType: 'recurring',
} as const;
const filled = { ...emptyEntries, startDate: '2026-06-12', billingDay: 15, answers: { 11: 'Golf' } };
const entries = draftEntries(joining, filled, null);
const savedAt = '2026-06-10T09:00:00.000Z';

const testDraft = (steps: Partial<JoiningDraft['steps']>): JoiningDraft => ({
  wantsReminder: false,
  expiresAt: '2026-06-24T09:00:00.000Z',
  steps: { choice: null, details: null, questions: null, dates: null, ...steps },
});
const saved = (revision: number) =>
  testDraft({
    choice: { revision, savedAt, given: choice },
    dates: { revision, savedAt, given: { promotion: null, billingDay: 15, startDate: '2026-06-12' } },
    questions: { revision, savedAt, given: { answers: [{ questionId: '11', answer: 'Golf' }] } },
  });

it('nothing is saved before a membership is chosen, or when one is changed', () => {
  expect(draftEntries({ ...joining, membership: null }, filled, null)).toEqual({});
  expect(draftEntries({ ...joining, mode: 'change', membershipId: '3' }, filled, null)).toEqual({});
});

it('bank details, ticked terms and passwords are never part of it', () => {
  const secret = {
    ...filled,
    checkedTerms: ['health-1'],
    directDebit: {
      ...emptyDirectDebit,
      accountHolder: 'Holder',
      accountNumber: '66374958',
      sortCode: '089999',
    },
  };
  const answers = { firstName: 'Sam', password: 'Passw0rd!', 'marketing.email': true, 'card.number': '4929' };
  const text = JSON.stringify(draftEntries(joining, secret, { checksum: 'a', answers }));
  expect(text).not.toMatch(/66374958|089999|Holder|health-1|Passw0rd|marketing|4929/);
  expect(text).toContain('"answers":{"firstName":"Sam"}');
});

it('only what differs from the server is saved, whatever the order of its keys', () => {
  expect(changedSteps(entries, saved(3))).toEqual({});
  const later = draftEntries(joining, { ...filled, billingDay: 1 }, null);
  expect(changedSteps(later, saved(3))).toEqual({ dates: { revision: 3, given: later.dates } });
  const fresh = draftEntries(joining, emptyEntries, null);
  expect(changedSteps(fresh, null)).toEqual({ choice: { revision: 0, given: choice } });
  expect(Object.keys(changedSteps(fresh, saved(1)))).toEqual(['questions', 'dates']);
});

it.each([
  ['no draft', null, entries, 'same'],
  ['nothing is chosen here', saved(1), {}, 'offer'],
  ['the page was reloaded', saved(1), draftEntries(joining, emptyEntries, null), 'fill'],
  ['it is worked on here', saved(1), draftEntries(joining, { ...filled, billingDay: 1 }, null), 'same'],
  [
    'another centre is chosen here',
    saved(1),
    draftEntries({ ...joining, centreSlug: 'stretford' }, filled, null),
    'differs',
  ],
  ['the draft is empty', testDraft({}), entries, 'same'],
])('%s', (_what, draft, here, match) => expect(matchDraft(draft, here)).toBe(match));

it('what was saved belongs to the membership that it names', () => {
  expect(entriesOf(saved(1))).toEqual({
    choice: choiceKey(joining),
    parts: { startDate: '2026-06-12', billingDay: 15, promotion: null, answers: { 11: 'Golf' } },
  });
  expect(entriesOf(testDraft({}))).toBeNull();
});

it('joining continues at the membership, by its id', () => {
  expect(resumePath(saved(1))).toBe('/centre/sale/membership/101/recurring');
  const named = testDraft({
    choice: { revision: 1, savedAt, given: { ...choice, membershipTypeId: 'adult' } },
  });
  expect(resumePath(named)).toBe('/centre/sale');
  expect(resumePath(testDraft({}))).toBe('/');
});
