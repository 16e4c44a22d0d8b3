import type { DeskCustomer } from 'shared-contracts/api/front-of-house';

/** Accounts that share an email address. */
export const customers: DeskCustomer[] = [
  {
    id: 'a',
    reference: 'RIV100004',
    name: 'Robin Hartley',
    email: 'twins@example.com',
    age: 48,
    membership: 'Adult',
    dateOfBirth: '1979-02-11',
    postcode: 'M33 7AB',
  },
  {
    id: 'b',
    reference: 'RIV100005',
    name: 'Frankie Hartley',
    email: 'twins@example.com',
    age: 14,
    membership: null,
    dateOfBirth: '2012-08-30',
    postcode: 'M33 7AB',
  },
];

/** As many as a search lists, by name. */
export const many: DeskCustomer[] = Array.from({ length: 20 }, (_, at) => ({
  id: `m${at}`,
  reference: `RIV10${String(100 + at)}`,
  name: `${['Alex', 'Frankie', 'Jo', 'Robin'][Math.floor(at / 5)]} Hartley`,
  email: `hartley.${at}@example.com`,
  age: 66 - ((at * 7) % 20),
  membership: [null, 'Adult', 'Swim only'][at % 3] ?? null,
  dateOfBirth: `19${60 + ((at * 7) % 20)}-0${1 + (at % 9)}-1${at % 10}`,
  postcode: `M33 ${1 + (at % 9)}AB`,
}));
