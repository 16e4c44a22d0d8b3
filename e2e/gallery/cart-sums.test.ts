import { type Cart, cart } from 'shared-contracts/api/basket';
import { fromWire, toWire } from 'shared-contracts/codec';
import { exampleActivityItem, exampleCart } from 'shared-contracts/testing';
import { expect, test } from 'vitest';
import type { WireAnswer } from '../support/answers/answer-change.ts';
import { areas } from './areas.ts';
import { withSums } from './cart-sums.ts';

const lines = ['7.00', '7.50'].map((price, index) =>
  exampleActivityItem({ id: `line-${index}`, price, formattedPrice: `£${price}` }),
);
const sample = exampleCart(lines, '14.50');
const answer: WireAnswer = { status: 200, body: { status_code: 200, data: toWire(sample, cart.dataKeys) } };

const states = areas.flatMap(({ id, states }) =>
  states.flatMap((state) =>
    (state.answers ?? []).flatMap((change) =>
      change.does === 'alter' && change.fits({ method: 'GET', pathname: '/api/v1/checkout' })
        ? [{ name: `${id}/${state.id}`, alter: change.alter }]
        : [],
    ),
  ),
);

test.each(states)('$name shows a basket whose sums are right', ({ alter }) => {
  const { data } = alter(answer).body as { data: unknown };
  const shown = fromWire(data, cart.dataKeys) as Cart;
  expect(shown.totals).toEqual(withSums(shown).totals);
});

test('payments reduce what is left to pay, and VAT follows the lines', () => {
  const totals = { ...sample.totals, taxTotal: '2.42', subTotal: '12.08' };
  const [first] = lines;
  const items = first ? [...lines, { ...first, price: '14.50' }] : [];
  const changed = { ...sample, totals, items, payments: [{ tenderType: 'credit', amount: '5.00' }] };
  expect(withSums(changed).totals).toMatchObject({
    total: '29.00',
    taxTotal: '4.84',
    subTotal: '24.16',
    balance: '24.00',
    formattedBalance: '£24.00',
    itemCount: 3,
  });
});
