import { randomUUID } from 'node:crypto';
import { logout } from 'shared-contracts/api/auth';
import { isOpenToVisitors } from 'shared-contracts/endpoint';
import { PERSON_HEADER } from 'shared-contracts/headers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestRequest } from '../../testing/api.ts';
import { lineOf, tableRows } from '../../testing/table-rows.ts';

const SAVED_FILTERS = '/api/v1/activities/saved-filters';
const GUEST_PASSES = '/api/v1/my-account/guest-passes';

let api: TestApi;
const ids: Record<string, string> = {};
const tokens: Record<string, string> = {};

beforeAll(async () => {
  api = await startTestApi();
  for (const name of ['sam.new', 'alex.member', 'jo.renew', 'staff']) {
    const token = await api.loginAs(`${name}@example.com`);
    tokens[name] = token;
    ids[name] = String((await api.call('GET /api/v1/auth/user', { token })).data.id);
  }
});
afterAll(() => api.close());

const filledInFor = (name: string, more: Record<string, string> = {}) => ({
  [PERSON_HEADER]: ids[name] ?? '',
  ...more,
});
const as = (name: string, request: TestRequest = {}): TestRequest => ({
  token: tokens[name] ?? '',
  ...request,
});

const rows = tableRows.filter(({ row }) => row !== logout).map(({ row }) => ({ row, line: lineOf(row) }));

describe.each(rows)('$line', ({ row, line }) => {
  const words = row.method === 'GET' ? 'Reload the page' : 'nothing was saved';

  it('is refused when it was filled in for someone else than holds the token', async () => {
    const answer = await api.call(line, as('alex.member', { headers: filledInFor('sam.new') }));
    expect(answer.status).toBe(409);
    expect(answer.message).toMatch(/^You're logged in as someone else now/);
    expect(answer.message).toContain(words);
  });

  it('is refused when it was filled in for someone and no one is logged in any more', async () => {
    const { status, message } = await api.call(line, { headers: filledInFor('sam.new') });
    if (isOpenToVisitors(row)) {
      expect([status, message]).toEqual([409, expect.stringMatching(/^You're no longer logged in/)]);
    } else {
      expect([status, message]).toEqual([401, 'Please log in to continue.']);
    }
  });
});

it.each([
  ['too long', 'a'.repeat(101)],
  ['empty', ''],
  ['no id', 'sam new'],
  ['a list', 'a, b'],
])('a header that is %s is a bad request, in the envelope', async (_what, value) => {
  for (const line of ['GET /api/v1/client', `GET ${SAVED_FILTERS}`]) {
    const answer = await api.call(line, as('sam.new', { headers: { [PERSON_HEADER]: value } }));
    expect([answer.status, answer.message]).toEqual([400, 'The request could not be understood.']);
  }
});

it('nothing is saved for the wrong person, and the right one saves as ever', async () => {
  const save = (headers: Record<string, string>) =>
    api.call(
      `POST ${SAVED_FILTERS}`,
      as('alex.member', { body: { name: 'Evenings', query: 'time=evening' }, headers }),
    );
  const kept = async () => (await api.call(`GET ${SAVED_FILTERS}`, as('alex.member'))).data.length;
  expect((await save(filledInFor('sam.new'))).status).toBe(409);
  expect(await kept()).toBe(0);
  expect((await save(filledInFor('alex.member'))).status).toBe(200);
  expect(await kept()).toBe(1);
});

it('staff act for a customer under their own name', async () => {
  const find = (name: string) =>
    api.call(
      'POST /api/v1/front-of-house/customers',
      as('staff', {
        app: 'front-of-house',
        body: { email_or_reference: 'alex.member@example.com' },
        headers: filledInFor(name),
      }),
    );
  expect((await find('staff')).status).toBe(200);
  expect((await find('alex.member')).status).toBe(409);
});

it('a token that has ended is no one, whomever the page was filled in for', async () => {
  const token = await api.loginAs('sam.new@example.com');
  await api.call('POST /api/v1/auth/logout', { token, headers: filledInFor('sam.new') });
  const answer = await api.call('GET /api/v1/memberships/online-joining', {
    token,
    headers: filledInFor('sam.new'),
  });
  expect([answer.status, answer.message]).toEqual([
    409,
    "You're no longer logged in. Log in again to carry on.",
  ]);
});

describe('an idempotency key', () => {
  const issue = (name: string, key: string, headers: Record<string, string> = {}) =>
    api.call(
      `POST ${GUEST_PASSES}`,
      as(name, { body: { guest_name: 'Robin Hale' }, headers: { 'idempotency-key': key, ...headers } }),
    );

  it("of one person never answers another's result", async () => {
    const key = randomUUID();
    const first = await issue('alex.member', key);
    expect([first.status, first.data.guest_name]).toEqual([201, 'Robin Hale']);
    const other = await issue('jo.renew', key);
    expect(other.text).not.toContain(String(first.data.id));
    expect(other.text).not.toContain(String(first.data.code));
    const stranger = await issue('alex.member', key, filledInFor('jo.renew'));
    expect([stranger.status, stranger.data]).toEqual([409, null]);
    expect((await issue('alex.member', key, filledInFor('alex.member'))).data).toEqual(first.data);
  });

  it('is not used up by a call for someone else', async () => {
    const key = randomUUID();
    expect((await issue('alex.member', key, filledInFor('sam.new'))).message).toContain('nothing was saved');
    const keys = api.db.selectFrom('idempotencyKeys').select('key').where('key', '=', key);
    expect(await keys.execute()).toEqual([]);
  });
});
