import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { register } from '../../testing/new-customer.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  await api.db.deleteFrom('attempts').execute();
});
afterAll(() => api.close());

const check = (email: string, tenant?: string) =>
  api.call('POST /api/v1/auth/customer/check-email', { body: { email }, ...(tenant && { tenant }) });

it.each([
  ['an account', 'sam.new@example.com', true],
  ['one, however it is typed', '  Sam.New@Example.com ', true],
  ['none', 'unknown@example.com', false],
] as const)('says whether an address has %s', async (_what, email, hasAccount) => {
  const answer = await check(email);
  expect([answer.status, answer.data]).toEqual([200, { has_account: hasAccount }]);
});

it('knows the accounts of its own tenant alone', async () => {
  await register(api);
  expect((await check('priya@example.com')).data).toEqual({ has_account: true });
  expect((await check('priya@example.com', 'harbour')).data).toEqual({ has_account: false });
});

it.each(['no address', 'sam@', '@example.com'])('refuses %j as registering does', async (email) => {
  const { status, validationMessages } = await check(email);
  expect(status).toBe(422);
  expect(validationMessages?.email).toHaveLength(1);
});

it('says no more often that there is an account than registering alone would', async () => {
  for (let time = 0; time < 5; time += 1) expect((await check('sam.new@example.com')).status).toBe(200);
  expect((await check('sam.new@example.com')).status).toBe(429);
  expect((await check('unknown@example.com')).status).toBe(429);
  // New people still open their accounts.
  expect((await register(api, { email: 'priya.new@example.com' })).status).toBe(201);
  for (let time = 0; time < 5; time += 1)
    expect((await register(api, { email: 'sam.new@example.com' })).status).toBe(422);
  expect((await register(api, { email: 'sam.new@example.com' })).status).toBe(429);
});

it('has a limit of its own on addresses without an account, and takes nothing from registering', async () => {
  for (let time = 0; time < 60; time += 1) expect((await check(`u${time}@example.com`)).status).toBe(200);
  expect((await check('unknown@example.com')).status).toBe(429);
  expect((await register(api, { email: 'sam.new@example.com' })).status).toBe(422);
});
