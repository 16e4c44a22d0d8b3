import { describe, expect, it } from 'vitest';
import { emptyEntries } from '../entries/joining-entries.ts';
import { isReviewed, type ReviewFacts, requiresBillingDay } from './review-rules.ts';

const term = (id: string) => ({ id, title: id, html: '' });
const visitor = { hasInstruction: false, hasBillingDate: false };
const facts = (parts: Partial<ReviewFacts> = {}): ReviewFacts => ({
  paymentType: 'fixed',
  payer: visitor,
  terms: [],
  startDay: '2026-06-10',
  ...parts,
});

it.each([
  ['recurring', false, false, true],
  ['recurring', true, false, false],
  ['recurring', false, true, false],
  ['recurring', true, true, false],
  ['fixed', false, false, false],
  ['fixed', true, true, false],
  [null, false, false, false],
] as const)(
  '%s, instruction %s, billing date %s: asks for a billing day %s',
  (paymentType, hasInstruction, hasBillingDate, asks) =>
    expect(requiresBillingDay({ paymentType, payer: { hasInstruction, hasBillingDate } })).toBe(asks),
);

describe('the review', () => {
  it.each([
    ['no terms', [], [], true],
    ['terms unticked', ['h', 'm'], [], false],
    ['one of two ticked', ['h', 'm'], ['h'], false],
    ['both ticked', ['h', 'm'], ['m', 'h'], true],
    ['another one ticked', ['h'], ['x'], false],
  ])('%s', (_what, terms, checkedTerms, expected) =>
    expect(isReviewed(facts({ terms: terms.map(term) }), { ...emptyEntries, checkedTerms })).toBe(expected),
  );
  it('waits for the terms and the start', () => {
    expect(isReviewed(facts({ terms: null }), emptyEntries)).toBe(false);
    expect(isReviewed(facts({ startDay: null }), emptyEntries)).toBe(false);
  });
  it('needs a billing day where it asks for one', () => {
    const asking = facts({ paymentType: 'recurring' });
    expect(isReviewed(asking, emptyEntries)).toBe(false);
    expect(isReviewed(asking, { ...emptyEntries, billingDay: 1 })).toBe(true);
    expect(isReviewed({ ...asking, payer: { ...visitor, hasBillingDate: true } }, emptyEntries)).toBe(true);
  });
});
