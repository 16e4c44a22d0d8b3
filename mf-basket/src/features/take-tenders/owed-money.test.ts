import { expect, test } from 'vitest';
import { addOwed, owedTo, parseOwed, takeOwed, withoutOwed } from './owed-money.ts';

const alex = { reference: 'RIV100002', pence: 500 };
const sam = { reference: 'RIV100001', pence: 250 };

test.each([[null], [''], ['{'], ['{}'], ['[{"reference":"RIV1"}]'], ['[{"reference":1,"pence":2}]']])(
  'nothing is owed by %s',
  (stored) => {
    expect(parseOwed(stored)).toEqual([]);
  },
);

test('what is stored is read again', () => {
  expect(parseOwed(JSON.stringify([alex, sam]))).toEqual([alex, sam]);
});

test('money of one customer adds up, and is returned at once', () => {
  const owed = addOwed(addOwed([sam], alex), alex);
  expect(owedTo(owed, alex.reference)).toBe(1000);
  expect(owedTo(owed, sam.reference)).toBe(250);
  expect(withoutOwed(owed, alex.reference)).toEqual([sam]);
  expect(owedTo([], alex.reference)).toBe(0);
});

test('a part of the money of a customer is used', () => {
  expect(takeOwed([sam, alex], { ...alex, pence: 200 })).toEqual([sam, { ...alex, pence: 300 }]);
  expect(takeOwed([sam, alex], alex)).toEqual([sam]);
});
