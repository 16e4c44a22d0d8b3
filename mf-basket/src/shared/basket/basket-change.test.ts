import type { PaymentStatus } from 'shared-contracts/api/checkout';
import { expect, test } from 'vitest';
import { basketOutcomeOf, isSameBasket } from './basket-change.ts';
import { cartItem, testCart } from './testing.ts';

const yoga = cartItem({ id: 'line-2' });
const shown = testCart([cartItem(), yoga]);

test.each([
  ['the same lines in another order', testCart([yoga, cartItem()]), true],
  ['a line whose price moved', testCart([cartItem({ formattedPrice: '£9.00' }), yoga]), true],
  ['a line whose place has gone', testCart([cartItem({ problem: 'Full' }), yoga]), true],
  ['a line less', testCart([yoga]), false],
  ['a line more', testCart([cartItem(), yoga, cartItem({ id: 'line-3' })]), false],
  ['other lines', testCart([cartItem(), cartItem({ id: 'line-3' })]), false],
  ['nothing', testCart([]), false],
  ['another basket', testCart([cartItem(), yoga], { id: 'cart-2' }), false],
])('a basket with %s', (_, now, isSame) => {
  expect(isSameBasket(shown, now)).toBe(isSame);
});

const status = (value: PaymentStatus['status'], completeOrderId: string | null = null): PaymentStatus => ({
  status: value,
  completeOrderId,
  transactionUuid: null,
  scaUrl: null,
  scaData: null,
});

test.each([
  ['never paid', status('none'), { happened: 'emptied' }],
  ['not paid after a try', status('failed'), { happened: 'emptied' }],
  ['made an order', status('completed', '7'), { happened: 'ordered', orderId: '7' }],
  ['being paid', status('processing'), { happened: 'unclear' }],
  ['reserved money', status('authorised'), { happened: 'unclear' }],
  ['not told', null, { happened: 'unclear' }],
])('a basket that is gone and was %s', (_, value, expected) => {
  expect(basketOutcomeOf(value)).toEqual(expected);
});
