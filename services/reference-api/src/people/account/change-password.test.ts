import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SEED_PASSWORD } from '../../seed/people.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';

const EMAIL = 'alex.member@example.com';
const NEW_PASSWORD = 'An0ther-one!';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  await api.db.deleteFrom('attempts').execute();
  await api.db.deleteFrom('mails').execute();
});
afterAll(() => api.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const change = (token: string | null, body: Record<string, unknown> = {}) =>
  api.call('PUT /api/v1/my-account/password', {
    token,
    headers: { 'user-agent': FIREFOX },
    body: {
      current_password: SEED_PASSWORD,
      password: NEW_PASSWORD,
      password_confirmation: NEW_PASSWORD,
      ...body,
    },
  });
const isLoggedIn = async (token: string) =>
  (await api.call('GET /api/v1/auth/user', { token })).status === 200;
const logIn = (password: string) =>
  api.call('POST /api/v1/auth/customer/login', { body: { username: EMAIL, password } });

test.each<[string, Record<string, unknown>, string, RegExp]>([
  ['another current password', { current_password: 'Passw0rd?' }, 'current_password', /not your current/],
  ['a weak one', { password: 'short', password_confirmation: 'short' }, 'password', /at least 8 characters/],
  [
    'a common one that has all kinds of characters',
    { password: 'Sunshine1!', password_confirmation: 'Sunshine1!' },
    'password',
    /too easy to guess/,
  ],
  [
    'their own name',
    { password: 'Fairbairn-1988', password_confirmation: 'Fairbairn-1988' },
    'password',
    /too easy to guess/,
  ],
  [
    'a different repeat',
    { password_confirmation: 'An0ther-one?' },
    'password_confirmation',
    /does not match/,
  ],
])('%s is refused at its field, and nothing changes', async (_what, body, key, words) => {
  const token = await api.loginAs(EMAIL);
  const answer = await change(token, body);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.validationMessages ?? {})).toEqual([key]);
  expect(answer.validationMessages?.[key]?.[0]).toMatch(words);
  expect((await logIn(SEED_PASSWORD)).status).toBe(200);
  expect(await api.deliverMail()).toEqual([]);
});

test('five wrong guesses have to wait, whatever the sixth is', async () => {
  const token = await api.loginAs(EMAIL);
  for (let guess = 0; guess < 5; guess += 1) await change(token, { current_password: `Wrong-${guess}` });
  const answer = await change(token);
  expect([answer.status, answer.message]).toEqual([
    429,
    'Too many attempts. Please try again in 15 minutes.',
  ]);
  expect((await logIn(SEED_PASSWORD)).status).toBe(200);
});

test('is for people who are logged in', async () => {
  expect((await change(null)).status).toBe(401);
});

test('the new one counts, the other sessions end, this one stays, and a mail says so', async () => {
  const elsewhere = await api.loginAs(EMAIL);
  const here = await api.loginAs(EMAIL);
  const answer = await change(here);
  expect([answer.status, answer.data]).toEqual([200, {}]);
  expect([await isLoggedIn(here), await isLoggedIn(elsewhere)]).toEqual([true, false]);
  expect((await logIn(SEED_PASSWORD)).status).toBe(401);
  expect((await logIn(NEW_PASSWORD)).status).toBe(200);
  const [mail, ...others] = await api.deliverMail();
  expect(others).toEqual([]);
  expect([mail?.to, mail?.subject]).toEqual([EMAIL, 'Your Riverside Leisure password was changed']);
  expect(mail?.text).toContain('\nChanged using: Firefox on Linux\n');
  expect(await api.db.selectFrom('mails').select('change').execute()).toEqual([]);
  expect(api.logged.join()).not.toContain(NEW_PASSWORD);
});
