import type { DeskCustomer } from 'shared-contracts/api/front-of-house';
import { expect, it } from 'vitest';
import { sortFound } from './sort-found.ts';

const person = (name: string, marks: Partial<DeskCustomer>): DeskCustomer => ({
  id: name,
  reference: name,
  name,
  email: '',
  ...marks,
});
const found = [
  person('unknown', {}),
  person('young', { dateOfBirth: '2012-08-30', postcode: 'M1 1AA' }),
  person('old', { dateOfBirth: '1979-02-11', postcode: 'M33 7AB' }),
];

it.each([
  ['found', ['unknown', 'young', 'old']],
  ['oldest', ['old', 'young', 'unknown']],
  ['youngest', ['young', 'old', 'unknown']],
  ['postcode', ['young', 'old', 'unknown']],
] as const)('in the order %s', (order, names) => {
  expect(sortFound(found, order).map(({ name }) => name)).toEqual(names);
});
