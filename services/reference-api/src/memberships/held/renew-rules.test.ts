import { expect, it } from 'vitest';
import { membershipTexts } from '../texts/texts.ts';
import { renewalRefusal, renewalStart } from './renew-rules.ts';

const words = membershipTexts.renew;
const year = {
  endDate: '2026-06-22',
  paymentType: 'fixed',
  isFollowed: false,
  status: 'active',
  isOnSale: true,
} as const;

it.each([
  ['before its end', {}, '2026-06-10', null],
  ['sixty days before', {}, '2026-04-23', null],
  ['a day earlier', {}, '2026-04-22', 'You can renew this membership from 23 Apr 2026.'],
  ['four weeks after', {}, '2026-07-20', null],
  ['a day later', {}, '2026-07-21', words.tooLate],
  ['month by month', { paymentType: 'recurring', endDate: null } as const, '2026-06-10', words.monthly],
  ['a second time', { isFollowed: true }, '2026-06-10', words.renewed],
  ['once it is cancelled', { status: 'cancelled' } as const, '2026-06-10', words.tooLate],
  ['once it is withdrawn', { isOnSale: false }, '2026-06-10', words.withdrawn],
])('a renewal %s', (_when, change, today, refusal) => {
  expect(renewalRefusal({ ...year, ...change }, today)).toBe(refusal);
});

it.each([
  ['2026-06-22', '2026-06-10', '2026-06-23'],
  ['2026-06-22', '2026-06-22', '2026-06-23'],
  ['2026-06-22', '2026-06-25', '2026-06-25'],
])('the term after %s, renewed on %s, starts on %s', (end, today, start) => {
  expect(renewalStart(end, today)).toBe(start);
});
