import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SEED_PASSWORD } from '../../seed/people.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import type * as Passwords from './passwords.ts';

const work = vi.hoisted(() => ({ verified: 0, hashed: 0 }));
vi.mock('./passwords.ts', async (original) => {
  const real = await original<typeof Passwords>();
  return {
    ...real,
    verifyPassword: (password: string, hash: string) => {
      work.verified += 1;
      return real.verifyPassword(password, hash);
    },
    hashPassword: (password: string) => {
      work.hashed += 1;
      return real.hashPassword(password);
    },
  };
});

let api: TestApi;
const woken = vi.fn();
beforeAll(async () => {
  api = await startTestApi({ wakeMail: woken });
});
beforeEach(async () => {
  await api.db.deleteFrom('attempts').execute();
  await api.db.deleteFrom('mails').execute();
});
afterAll(() => api.close());

/** The answer to a call and its cost: time itself is too noisy to compare. */
async function costOf(line: string, body: object) {
  const before = { ...work, statements: api.queries(), woken: woken.mock.calls.length };
  const { status, text } = await api.call(line, { body });
  return {
    status,
    text,
    verified: work.verified - before.verified,
    hashed: work.hashed - before.hashed,
    statements: api.queries() - before.statements,
    woken: woken.mock.calls.length - before.woken,
  };
}

const LOGIN = 'POST /api/v1/auth/customer/login';
const FORGOTTEN = 'POST /api/v1/auth/customer/forgotten-password';

it.each([
  ['an email address', 'sam.new@example.com', 'nobody@example.com'],
  ['an email address of two accounts', 'twins@example.com', 'nobody@example.com'],
  ['a customer ID', 'RIV100001', 'RIV999999'],
  ["a customer ID and another tenant's", 'RIV100001', 'HAR100001'],
])(
  'logging in with a wrong password and %s costs the same whether there is an account',
  async (_what, known, unknown) => {
    const there = await costOf(LOGIN, { username: known, password: 'not the password' });
    const nowhere = await costOf(LOGIN, { username: unknown, password: 'not the password' });
    expect(there).toMatchObject({ status: 401, verified: 3, hashed: 0 });
    expect(nowhere).toEqual(there);
  },
);

it('an email address of more accounts than a password is tried on asks for the customer ID, whatever the password', async () => {
  const { db } = api;
  const { email } = await db
    .updateTable('people')
    .set({ email: 'twins@example.com' })
    .where('reference', 'in', ['RIV100001', 'RIV100002'])
    .returning('email')
    .executeTakeFirstOrThrow();
  const wrong = await costOf(LOGIN, { username: email, password: 'not the password' });
  expect(wrong).toMatchObject({ status: 422, verified: 0 });
  expect(await costOf(LOGIN, { username: email, password: SEED_PASSWORD })).toEqual(wrong);
  expect(await costOf(FORGOTTEN, { email_or_reference: email })).toMatchObject({ status: 422 });
  expect(await costOf(LOGIN, { username: 'RIV100001', password: SEED_PASSWORD })).toMatchObject({
    status: 200,
    verified: 1,
  });
  for (const [reference, address] of [
    ['RIV100001', 'sam.new@example.com'],
    ['RIV100002', 'alex.member@example.com'],
  ] as const)
    await db.updateTable('people').set({ email: address }).where('reference', '=', reference).execute();
});

it('logging in too often costs the same, and verifies nothing', async () => {
  const costs = [];
  for (const username of ['sam.new@example.com', 'nobody@example.com']) {
    for (let attempt = 0; attempt < 5; attempt += 1) await costOf(LOGIN, { username, password: 'wrong' });
    costs.push(await costOf(LOGIN, { username, password: SEED_PASSWORD }));
  }
  expect(costs[0]).toMatchObject({ status: 429, verified: 0 });
  expect(costs[1]).toEqual(costs[0]);
});

it.each([
  ['an email address', 'sam.new@example.com', 'nobody@example.com'],
  ['a customer ID', 'RIV100001', 'RIV999999'],
])(
  'asking for a new password by %s costs the same; the mail is sent after the answer',
  async (_what, known, unknown) => {
    const there = await costOf(FORGOTTEN, { email_or_reference: known });
    expect(await api.db.selectFrom('mails').select('kind').execute()).toEqual([{ kind: 'reset-password' }]);
    const nowhere = await costOf(FORGOTTEN, { email_or_reference: unknown });
    expect(there).toMatchObject({ status: 200, verified: 0, hashed: 0, woken: 1 });
    expect(nowhere).toEqual(there);
  },
);

it('asking too often for a new password costs the same, and mails no one', async () => {
  const costs = [];
  for (const name of ['sam.new@example.com', 'nobody@example.com']) {
    for (let attempt = 0; attempt < 5; attempt += 1) await costOf(FORGOTTEN, { email_or_reference: name });
    costs.push(await costOf(FORGOTTEN, { email_or_reference: name }));
  }
  expect(costs[0]).toMatchObject({ status: 429, woken: 0 });
  expect(costs[1]).toEqual(costs[0]);
});
