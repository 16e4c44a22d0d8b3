import { expect, it } from 'vitest';
import { isMissingMandate } from './is-missing-mandate.ts';

it.each([
  ['current', 'recurring', null, true],
  ['pending', 'recurring', null, true],
  ['ended', 'recurring', null, false],
  ['current', 'recurring', '2027-01-31', false],
  ['current', 'fixed', null, false],
] as const)(
  'a membership that is %s, %s and ends %s needs a Direct Debit: %s',
  (state, paymentType, endDate, needs) => {
    expect(isMissingMandate([{ state, paymentType, endDate }])).toBe(needs);
  },
);
