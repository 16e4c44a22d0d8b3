import type { GuestPass } from 'shared-contracts/api/guest-passes';
import { expect, it } from 'vitest';
import { anotherPass } from './another-pass.ts';

const pass = (validUntil: string, change: Partial<GuestPass> = {}): GuestPass => ({
  id: validUntil,
  name: 'Bring a friend',
  guestName: null,
  state: 'open',
  code: '204817',
  validUntil,
  usedAt: null,
  ...change,
});

/** A pass that is issued on the 22nd is good for 30 days. */
const allowance = (left: number) => ({ total: 2, left, validUntil: '2026-12-22', next: null });

const ofToday = pass('2026-12-22');
const ofTheFirst = pass('2026-12-01');
const ofLastMonth = pass('2026-11-30');

it.each([
  ['none of this month', ofLastMonth, [ofLastMonth], 2, 'noOther'],
  ['the only one', ofToday, [ofToday], 1, 'another'],
  ['one of this month', ofToday, [ofToday, ofLastMonth], 1, 'another'],
  ['one of the first of this month', ofTheFirst, [ofTheFirst, ofLastMonth], 1, 'another'],
  ['one of last month beside it', ofLastMonth, [ofToday, ofLastMonth], 1, 'noOther'],
  [
    'one beside a cancelled one',
    ofLastMonth,
    [pass('2026-12-20', { state: 'cancelled' }), ofToday, ofLastMonth],
    1,
    'noOther',
  ],
  ['one that is good for another time', pass('2027-01-30'), [pass('2027-01-30'), ofToday], 1, 'ifThisMonth'],
] as const)('%s', (_what, one, passes, left, expected) => {
  expect(anotherPass(one, passes, allowance(left), '2026-11-22')).toBe(expected);
});
