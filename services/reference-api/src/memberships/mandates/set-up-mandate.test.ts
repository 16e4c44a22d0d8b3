import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSealed } from '../../platform/index.ts';
import { startTestApi, TEST_VAULT_KEY, type TestApi } from '../../testing/api.ts';

const LEE = 'lee.lapsed@example.com';
const ACCOUNT = {
  account_holder: 'Lee Marsden',
  account_details: {
    account_number: '66374958',
    sort_code: '08-99-99',
    billing_address_line_one: '8 Weir Street',
    billing_city: 'Sale',
    billing_postcode: 'm33 7ab',
  },
  dd_terms_accepted: true,
};
let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.loginAs(LEE);
});
afterAll(() => api.close());

const setUp = (key: string, change: object = {}) =>
  api.call('POST /api/v1/my-account/mandate', {
    token,
    body: { ...ACCOUNT, ...change },
    headers: { 'idempotency-key': key },
  });
const shown = async () => (await api.call('GET /api/v1/my-account/mandate', { token })).data;
const ofLee = () =>
  api.db
    .selectFrom('mandates')
    .innerJoin('people', 'people.id', 'mandates.personId')
    .selectAll('mandates')
    .where('people.email', '=', LEE)
    .execute();

test('what would be collected is shown first: the same day of the month, with notice of ten working days', async () => {
  expect(await shown()).toEqual({
    mandate: null,
    missing: {
      billing_day: '15',
      // The test is set on 10 June: the 15th of June comes before the notice is over.
      next_payment: { day: '2026-07-15', amount: { decimal: '32.00', formatted: '£32.00' } },
    },
  });
  const { data } = await api.call('GET /api/v1/auth/user', { token });
  expect(data.has_instruction).toBe(false);
});

test('an account that cannot be is refused, and nothing is set up', async () => {
  const wrong = { ...ACCOUNT.account_details, account_number: '66374959' };
  const refused = await setUp(randomUUID(), { account_details: wrong });
  expect([refused.status, Object.keys(refused.validationMessages ?? {})]).toEqual([
    422,
    expect.arrayContaining(['account_details.account_number']),
  ]);
  expect(await ofLee()).toEqual([]);
});

test('it is set up once, sealed, and collects for the membership', async () => {
  const key = randomUUID();
  const [first, again] = [await setUp(key), await setUp(key)];
  expect(first.status).toBe(200);
  expect(again.data).toEqual(first.data);
  expect(first.data.mandate).toMatchObject({
    status: 'pending',
    account_ending: '4958',
    billing_day: '15',
    next_payment: { day: '2026-07-15', amount: { formatted: '£32.00' } },
  });
  const [mandate, ...others] = await ofLee();
  expect(others).toEqual([]);
  expect(mandate).toMatchObject({ status: 'pending', auddisCode: '0N' });
  expect(openSealed([TEST_VAULT_KEY], mandate?.reference ?? '', mandate?.sealedDetails ?? '')).toMatchObject({
    accountNumber: '66374958',
    sortCode: '089999',
  });
  expect(await shown()).toMatchObject({ mandate: { status: 'pending' }, missing: null });
  const memberships = await api.call('GET /api/v1/my-account/memberships', { token });
  expect(memberships.data[0]).toMatchObject({ next_payment: { day: '2026-07-15' } });
  const { data } = await api.call('GET /api/v1/auth/user', { token });
  expect([data.has_instruction, data.has_billing_date]).toEqual([true, true]);
  expect(api.logged.join('')).not.toMatch(/66374958|089999|Marsden/);
});

test('the payer has one notice of it by mail, without the account', async () => {
  const [mail, ...others] = await api.deliverMail();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Your Direct Debit to Riverside Leisure Ltd is set up on your account ending');
  expect(mail?.text).toContain('Next payment: £32.00 on Wed 15 Jul 2026');
  expect(mail?.text).toContain('Guarantee');
  expect(mail?.text).not.toContain('66374958');
});

test('one that the bank cancelled is missing again, with the day it was collected on', async () => {
  const cancelled = await ofLee();
  await api.db
    .updateTable('mandates')
    .set({ status: 'cancelled', billingDay: 28 })
    .where('id', '=', String(cancelled[0]?.id))
    .execute();
  expect((await shown()).missing).toMatchObject({ billing_day: '28', next_payment: { day: '2026-07-28' } });
});

test('two that are sent at the same time set up one', async () => {
  const answers = await Promise.all([setUp(randomUUID()), setUp(randomUUID())]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const live = (await ofLee()).filter(({ status }) => status === 'pending');
  expect(live).toHaveLength(1);
});
