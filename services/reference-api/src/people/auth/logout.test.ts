import { isOpenToVisitors } from 'shared-contracts/endpoint';
import { PERSON_HEADER } from 'shared-contracts/headers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { lineOf, tableRows } from '../../testing/table-rows.ts';

const LOGOUT = 'POST /api/v1/auth/logout';
const ORIGIN = 'http://bookings.riverside.localhost:8080';

let api: TestApi;
let sam: string;
let alex: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const cookieOf = (token: string) => ({ cookie: `touchline_token=${token}`, origin: ORIGIN });
const statusFor = async (token: string) => (await api.call('GET /api/v1/auth/user', { token })).status;
const stillLoggedIn = async () => ({ sam: await statusFor(sam), alex: await statusFor(alex) });

describe('logging out', () => {
  beforeEach(async () => {
    sam = await api.loginAs('sam.new@example.com');
    alex = await api.loginAs('alex.member@example.com');
  });

  describe('with a bearer token', () => {
    it('ends that login, not the one whose cookie is there', async () => {
      const answer = await api.call(LOGOUT, { token: sam, headers: cookieOf(alex) });
      expect([answer.status, answer.data]).toEqual([200, {}]);
      expect(await stillLoggedIn()).toEqual({ sam: 401, alex: 200 });
    });

    it('answers the same when it is made up for, and when it is repeated', async () => {
      const headers = cookieOf(alex);
      const answers = [
        await api.call(LOGOUT, { token: sam, headers }),
        await api.call(LOGOUT, { token: sam, headers }),
        await api.call(LOGOUT, { token: sam }),
      ];
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(await stillLoggedIn()).toEqual({ sam: 401, alex: 200 });
    });

    it('does not care whom the page is of by now', async () => {
      const { data } = await api.call('GET /api/v1/auth/user', { token: alex });
      const headers = { ...cookieOf(alex), [PERSON_HEADER]: String(data.id) };
      expect((await api.call(LOGOUT, { token: sam, headers })).status).toBe(200);
      expect(await stillLoggedIn()).toEqual({ sam: 401, alex: 200 });
    });

    it.each(['', 'no.token', 'a'.repeat(201)])('of no known form (%s) ends no one else', async (token) => {
      const headers = { ...cookieOf(alex), authorization: `Bearer ${token}` };
      expect((await api.call(LOGOUT, { headers })).status).toBe(200);
      expect(await stillLoggedIn()).toEqual({ sam: 200, alex: 200 });
    });

    it('is refused from a foreign page', async () => {
      const headers = { origin: 'https://evil.example' };
      expect((await api.call(LOGOUT, { token: sam, headers })).status).toBe(403);
      expect(await statusFor(sam)).toBe(200);
    });
  });

  it('with the cookie alone, as the documents have it, ends its login', async () => {
    expect((await api.call(LOGOUT, { headers: cookieOf(sam) })).status).toBe(200);
    expect(await stillLoggedIn()).toEqual({ sam: 401, alex: 200 });
  });
});

const guarded = tableRows.filter(({ row }) => !isOpenToVisitors(row)).map(({ row }) => lineOf(row));

describe('afterwards the old token is refused', () => {
  let staff: string;
  beforeAll(async () => {
    staff = await api.loginAs('staff@example.com');
    await api.call(LOGOUT, { token: staff });
  });

  it.each(guarded)('by %s', async (line) => {
    const byHeader = await api.call(line, { token: staff });
    const byCookie = await api.call(line, { headers: cookieOf(staff) });
    expect([byHeader.status, byHeader.message]).toEqual([401, 'Please log in to continue.']);
    expect(byCookie.text).toBe(byHeader.text);
  });
});
