import type { ActivityOrderItem, OrderItem } from 'shared-contracts/api/orders';
import { expect, test } from 'vitest';
import { paidOrder } from '../../testing/examples.ts';
import { joinOrdered } from './join-ordered.ts';

const [place] = paidOrder.items as [ActivityOrderItem];
const at = (from: string, until: string, change: Partial<ActivityOrderItem> = {}): OrderItem => ({
  ...place,
  id: from,
  isCourt: true,
  startDate: `2026-11-21T${from}:00+00:00`,
  endDate: `2026-11-21T${until}:00+00:00`,
  ...change,
});

test('a court for longer is one item of an order, at the price of all of it', () => {
  expect(joinOrdered([at('18:00', '18:30'), at('18:30', '19:00'), place], '£')).toMatchObject([
    { id: '18:00', endDate: '2026-11-21T19:00:00+00:00', price: '13.00', formattedPrice: '£13.00' },
    { id: 'item-1' },
  ]);
});

test('what came back of it is one sum for each place', () => {
  const card = { description: 'Visa ending 0006', amount: '4.50', formattedAmount: '£4.50' };
  const credit = { description: 'Account credit', amount: '2.00', formattedAmount: '£2.00' };
  const cancelled = { at: '2026-11-20T10:00:00+00:00', by: 'person' as const };
  const change = { cancelled, accessCode: '', returned: [card, credit] };
  const [item, ...others] = joinOrdered([at('18:00', '18:30', change), at('18:30', '19:00', change)], '£');
  expect(others).toEqual([]);
  expect(item?.returned?.map(({ formattedAmount }) => formattedAmount)).toEqual(['£9.00', '£4.00']);
});

test.each<[string, Partial<ActivityOrderItem>]>([
  ['a part that was cancelled', { cancelled: { at: null, by: 'person' } }],
  ['another entry code', { accessCode: '9999' }],
])('%s is an item of its own', (_, change) => {
  expect(joinOrdered([at('18:00', '18:30'), at('18:30', '19:00', change)], '£')).toHaveLength(2);
});
