import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';

const EMAIL = 'alex.member@example.com';
const good = {
  mobile: '07700 900333',
  address: { line_one: '1 New Street', city: 'Sale', postcode: 'm33 1aa' },
  emergency_contact: { name: 'Kit Fairbairn', phone: '0161 496 0333' },
  marketing: { text: true },
};

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  token = await api.loginAs(EMAIL);
});
afterAll(() => api.close());

const update = (body: unknown, as: string | null = token, type = 'membership_purchase') =>
  api.call(`PUT /api/v1/my-account/user/update?onboarding_type=${type}`, { token: as, body });
const answers = async () =>
  (await api.db.selectFrom('people').select('answers').where('email', '=', EMAIL).executeTakeFirstOrThrow())
    .answers;

test('what was answered is kept, and a new token takes the place of the old one', async () => {
  const answer = await update(good);
  expect(answer.status).toBe(200);
  expect(await answers()).toMatchObject({
    dateOfBirth: '1988-04-17',
    mobile: '07700 900333',
    'address.postcode': 'M33 1AA',
    'marketing.text': true,
  });
  const renewed = String(answer.data.token);
  expect(renewed).not.toBe(token);
  expect((await api.call('GET /api/v1/auth/user', { token: renewed })).status).toBe(200);
  expect((await api.call('GET /api/v1/auth/user', { token })).status).toBe(200);
  api.moveClock(61_000);
  expect((await api.call('GET /api/v1/auth/user', { token })).status).toBe(401);
  expect((await api.call('GET /api/v1/auth/user', { token: renewed })).status).toBe(200);
});

test('an optional answer that is not sent was emptied, a required one stays', async () => {
  await update({ ...good, marketing: { email: true } });
  const { mobile: _mobile, ...rest } = good;
  expect((await update({ ...rest, marketing: undefined })).status).toBe(200);
  const kept = await answers();
  expect(kept.mobile).toBe('07700 900333');
  expect(kept).not.toHaveProperty(['marketing.email']);
});

test('a locked answer may be sent as it is, and not otherwise', async () => {
  expect((await update({ ...good, date_of_birth: '1988-04-17' })).status).toBe(200);
  expect((await update({ ...good, date_of_birth: '1999-01-01' })).validationMessages).toEqual({
    date_of_birth: ['This cannot be changed here. Please ask at your centre.'],
  });
  expect(await answers()).toMatchObject({ dateOfBirth: '1988-04-17' });
});

test.each<[string, object, string]>([
  ['a name', { first_name: 'Mallory' }, 'first_name'],
  ['rights', { is_staff: true }, 'is_staff'],
  ['credit', { credit_pence: 100_000 }, 'credit_pence'],
  ['a postcode that is none', { address: { ...good.address, postcode: '12345' } }, 'address.postcode'],
])('%s is refused, and nothing is kept', async (_what, change, key) => {
  const before = await answers();
  const answer = await update({ ...good, mobile: '07700 900999', ...change });
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.validationMessages ?? {})).toEqual([key]);
  expect(await answers()).toEqual(before);
});

test('a person who has answered nothing is asked for what is required', async () => {
  const sam = await api.loginAs('sam.new@example.com');
  await api.db.updateTable('people').set({ answers: '{}' }).where('firstName', '=', 'Sam').execute();
  const answer = await update({ mobile: '07700 900100' }, sam);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.validationMessages ?? {}).toSorted()).toContain('date_of_birth');
});

test('it takes a person and a form', async () => {
  expect((await update(good, null)).status).toBe(401);
  expect((await update(good, token, 'customer_account_online')).status).toBe(422);
  expect((await update([])).status).toBe(422);
});
