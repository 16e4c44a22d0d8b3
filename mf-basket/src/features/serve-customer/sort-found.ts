import type { DeskCustomer } from 'shared-contracts/api/front-of-house';

/** Orders of found customers; `found` is that of the API. */
export const FOUND_ORDERS = ['found', 'oldest', 'youngest', 'postcode'] as const;
export type FoundOrder = (typeof FOUND_ORDERS)[number];

/** Unknown values are last in every order. */
const compare = (one: string | undefined, other: string | undefined, sign: 1 | -1 = 1) => {
  if (!one || !other) return Number(!one) - Number(!other);
  return one < other ? -sign : Number(one > other) * sign;
};

export function sortFound(customers: readonly DeskCustomer[], order: FoundOrder): readonly DeskCustomer[] {
  if (order === 'found') return customers;
  if (order === 'postcode') {
    return customers.toSorted((one, other) => compare(one.postcode, other.postcode));
  }
  const sign = order === 'oldest' ? 1 : -1;
  return customers.toSorted((one, other) => compare(one.dateOfBirth, other.dateOfBirth, sign));
}
