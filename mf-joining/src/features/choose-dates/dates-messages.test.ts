import { expect, test } from 'vitest';
import { unshownDatesMessages } from './dates-messages.ts';

const all = { startDate: true, billingDay: true, promotion: true };
const messages = { startDate: ['Closed.'], billingDay: ['Not that day.'], homeVenueId: ['Gone.'] };

test.each([
  ['is at the fields where they are drawn', messages, all, []],
  ['names a field that is not', messages, { ...all, billingDay: false }, ['Billing day: Not that day.']],
  [
    'is there for a code without its box',
    { promotionCodeId: ['Used up.'] },
    { ...all, promotion: false },
    ['Promo code: Used up.'],
  ],
])('what the server says of the dates %s', (_where, said, shown, left) => {
  expect(unshownDatesMessages(said as Record<string, string[]>, shown)).toEqual(left);
});
