import type { ActivityCartItem } from 'shared-contracts/api/basket';
import { expect, test } from 'vitest';
import { joinedLines } from './joined-lines.ts';
import { cartItem, membershipItem } from './testing.ts';

const at = (from: string, until: string, change: Partial<ActivityCartItem> = {}) =>
  cartItem({
    id: from,
    location: 'Court 3',
    isCourt: true,
    sortBy: 0,
    startDate: `2026-11-21T${from}:00+00:00`,
    endDate: `2026-11-21T${until}:00+00:00`,
    ...change,
  });
const first = at('18:00', '18:30');
const memberPrice = { name: 'Member price', formattedSaving: '£1.00', saving: '1.00', fullPrice: '7.50' };

test('bookings of a court that follow each other are one line, at the price of them all', () => {
  const lines = joinedLines([first, at('18:30', '19:00'), at('19:00', '19:30')], '£');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    ids: ['18:00', '18:30', '19:00'],
    item: { id: '18:00', startDate: first.startDate, price: '19.50', formattedPrice: '£19.50' },
  });
  expect(lines[0]?.item.endDate).toBe('2026-11-21T19:30:00+00:00');
});

test('another court between them does not keep them apart', () => {
  const other = at('18:00', '18:30', { id: 'other', location: 'Court 1' });
  expect(joinedLines([first, other, at('18:30', '19:00')], '£').map(({ ids }) => ids)).toEqual([
    ['18:00', '18:30'],
    ['other'],
  ]);
});

test('what is free stays free in the words of the server', () => {
  const free = { price: '0.00', formattedPrice: 'Free' };
  const lines = joinedLines([at('18:00', '18:30', free), at('18:30', '19:00', free)], '£');
  expect(lines.map(({ item }) => item.formattedPrice)).toEqual(['Free']);
});

test.each<[string, Partial<ActivityCartItem>]>([
  ['a gap', { startDate: '2026-11-21T18:45:00+00:00' }],
  ['another court', { location: 'Court 1' }],
  ['no place of its own', { location: null }],
  ['a class in the same room', { isCourt: undefined }],
  ['another venue', { venue: { slug: 'other', name: 'Other' } }],
  ['another person', { purchasedFor: { id: 'jo', name: 'Jo New' } }],
  ['another name', { name: 'Squash' }],
  ['a problem', { problem: 'Full.' }],
  ['a new price', { formattedPreviousPrice: '£5.00' }],
  ['a benefit', { benefit: memberPrice }],
  ['a package', { packageUsage: { name: 'Ten swims' } }],
  ['a place that is not held', { isHeld: false }],
  [
    'prices to choose from',
    {
      options: [
        { id: 'a', name: 'Adult', formattedPrice: '£6.50' },
        { id: 'b', name: 'Junior', formattedPrice: '£4.00' },
      ],
    },
  ],
])('%s keeps bookings apart', (_, change) => {
  expect(joinedLines([first, at('18:30', '19:00', change)], '£')).toHaveLength(2);
});

test('the same benefit is that of the whole line', () => {
  const saving = (start: string, end: string) => at(start, end, { benefit: memberPrice });
  const [line, ...others] = joinedLines([saving('18:00', '18:30'), saving('18:30', '19:00')], '£');
  expect(others).toEqual([]);
  expect(line?.item).toMatchObject({
    formattedPrice: '£13.00',
    benefit: { name: 'Member price', formattedSaving: '£2.00', formattedFullPrice: '£15.00' },
  });
});

test('a benefit of which the amounts are not known to add up keeps bookings apart', () => {
  const benefit = { name: 'Member price', formattedSaving: '£1.00' };
  expect(
    joinedLines([at('18:00', '18:30', { benefit }), at('18:30', '19:00', { benefit })], '£'),
  ).toHaveLength(2);
});

test('a membership is a line of its own', () => {
  expect(joinedLines([membershipItem(), membershipItem({ id: 'line-8' })], '£')).toHaveLength(2);
});
