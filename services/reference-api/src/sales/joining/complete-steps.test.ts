import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Customer } from '../../testing/card-shop.ts';
import { type JoiningShop, openJoiningShop, PURCHASE_DETAILS } from '../../testing/joining-shop.ts';

const EMAIL = 'sam.new@example.com';
let shop: JoiningShop;
let sam: Customer;

beforeAll(async () => {
  shop = await openJoiningShop();
  sam = await shop.customer(EMAIL);
});
beforeEach(async () => {
  await sam.call('DELETE /api/v1/checkout');
  await shop.born(EMAIL, '1990-02-01');
});
afterAll(() => shop.close());

const answer = (answers: object) =>
  shop.db
    .updateTable('people')
    .set({ answers: JSON.stringify({ dateOfBirth: '1990-02-01', ...answers }) })
    .where('email', '=', EMAIL)
    .execute();
const steps = async () => (await sam.call('GET /api/v1/memberships/online-joining')).data?.steps;
const incomplete = async () =>
  (await steps())?.flatMap(({ section, missing }) => missing?.map(({ key }) => [section, key]) ?? []);

test('a purchase is refused until every detail it needs is there, each named', async () => {
  const { mobile: _none, 'address.city': _nowhere, ...others } = PURCHASE_DETAILS;
  await answer(others);
  const refused = await shop.store(sam);
  expect([refused.status, refused.validationMessages]).toEqual([
    422,
    {
      'details.mobile': ['Mobile number is required.'],
      'details.address.city': ['Town or city is required.'],
    },
  ]);
  expect((await sam.call('GET /api/v1/memberships/online-joining')).data).toBeNull();
  await answer({ ...others, mobile: '07700 900123', 'address.city': ' ' });
  expect(Object.keys((await shop.store(sam)).validationMessages ?? {})).toEqual(['details.address.city']);
  await answer(PURCHASE_DETAILS);
  expect((await shop.store(sam)).status).toBe(201);
});

test('the basket says of each section that it is complete', async () => {
  await shop.store(sam);
  expect((await steps())?.map(({ section }) => section)).toEqual([
    'centre_section',
    'membership_section',
    'details_section',
    'additional_details_section',
    'dates_section',
    'dd_section',
  ]);
  expect(await incomplete()).toEqual([]);
});

test('what comes to lack since then is named, and is not paid for', async () => {
  await shop.store(sam);
  await answer({});
  shop.moveClock(2 * 24 * 3_600_000);
  sam = await shop.customer(EMAIL);
  expect(await incomplete()).toEqual([
    ...Object.keys(PURCHASE_DETAILS).map((path) => ['details_section', `details.${path}`]),
    ['dates_section', 'startDate'],
  ]);
  const paid = await sam.authorise(await sam.card());
  expect([paid.status, paid.message]).toEqual([
    409,
    expect.stringContaining('Some of your details are missing: Mobile number, '),
  ]);
});
