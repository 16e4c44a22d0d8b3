import { STAY_LOGGED_IN_HEADER } from 'shared-contracts/headers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../seed/people.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { purgeLogins } from '../auth/purge.ts';

const LIST = 'GET /api/v1/my-account/logins';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const VISIT = { [STAY_LOGGED_IN_HEADER]: '0' };
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.db.deleteFrom('logins').execute());
afterAll(() => api.close());

async function logIn(username: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await api.call('POST /api/v1/auth/customer/login', {
    body: { username, password: SEED_PASSWORD },
    headers,
  });
  return String(answer.data.token);
}
const sam = (headers?: Record<string, string>) => logIn('sam.new@example.com', headers);
const isIn = async (token: string) => (await api.call('GET /api/v1/auth/user', { token })).status === 200;
const idsOf = async (token: string) =>
  (await api.call(LIST, { token })).data.map((login) => String(login.id));

describe('where someone is logged in', () => {
  it('lists each place, the one that asks first', async () => {
    await logIn('alex.member@example.com');
    const here = await sam({ 'user-agent': CHROME });
    api.moveClock(60_000);
    await sam({ 'user-agent': 'curl' });
    const { status, data } = await api.call(LIST, { token: here });
    expect(status).toBe(200);
    expect(data.map(({ browser, system, is_this }) => [browser, system, is_this])).toEqual([
      ['Chrome', 'Windows', true],
      [null, null, false],
    ]);
    expect(data[0]?.started_at).toMatch(/^2026-06-1\dT\d\d:\d\d:\d\d\+01:00$/);
    expect(JSON.stringify(data)).not.toContain(here);
  });

  it('leaves out a login that another has taken the place of', async () => {
    const token = await logIn('alex.member@example.com');
    const body = {
      mobile: '07700 900333',
      address: { line_one: '1 New Street', city: 'Sale', postcode: 'M33 1AA' },
      emergency_contact: { name: 'Kit', phone: '0161 496 0333' },
    };
    const path = 'PUT /api/v1/my-account/user/update?onboarding_type=membership_purchase';
    const renewed = await api.call(path, { token, body });
    expect(renewed.status).toBe(200);
    expect(await idsOf(String(renewed.data.token))).toHaveLength(1);
  });

  it('is ended in one place at once, by its owner only', async () => {
    const [here, there] = [await sam(), await sam()];
    const alex = await logIn('alex.member@example.com');
    const [, id] = await idsOf(here);
    const end = (token: string) => api.call(`DELETE /api/v1/my-account/logins/${id}`, { token });
    expect((await end(alex)).status).toBe(404);
    expect(await isIn(there)).toBe(true);
    const answer = await end(here);
    expect([answer.status, answer.data.length]).toEqual([200, 1]);
    expect([await isIn(here), await isIn(there), await isIn(alex)]).toEqual([true, false, true]);
    expect((await end(here)).status).toBe(404);
  });

  it('is ended everywhere at once, here included, and for no one else', async () => {
    const [here, there] = [await sam(), await sam()];
    const alex = await logIn('alex.member@example.com');
    const answer = await api.call('DELETE /api/v1/my-account/logins', { token: here });
    expect([answer.status, answer.data]).toEqual([200, {}]);
    expect([await isIn(here), await isIn(there), await isIn(alex)]).toEqual([false, false, true]);
  });
});

describe('a manager at the desk', () => {
  const end = async (username: string, customer: string, app = 'front-of-house') =>
    (
      await api.call(`DELETE /api/v1/front-of-house/customers/${customer}/logins`, {
        token: await logIn(username),
        app,
      })
    ).status;

  it('logs a customer out everywhere, and no one else; the log says so', async () => {
    const [here, there] = [await sam(), await sam()];
    const alex = await logIn('alex.member@example.com');
    const { id } = (await api.call('GET /api/v1/auth/user', { token: here })).data;
    const customer = String(id);
    expect(await end('desk@example.com', customer)).toBe(403);
    expect(await end('staff@example.com', customer, 'bookings')).toBe(403);
    expect(await end('staff@example.com', 'nobody')).toBe(404);
    expect([await isIn(here), await isIn(there)]).toEqual([true, true]);
    expect(await end('staff@example.com', customer)).toBe(200);
    expect([await isIn(here), await isIn(there), await isIn(alex)]).toEqual([false, false, true]);
    const noted = await api.db
      .selectFrom('auditEntries')
      .select('personId')
      .where('act', '=', 'logins-ended')
      .execute();
    expect(noted).toEqual([{ personId: customer }]);
  });
});

describe('a login lasts', () => {
  it.each([
    ['a month where the person asked to stay', { [STAY_LOGGED_IN_HEADER]: '1' }, 30 * DAY],
    ["a month by the documents' call alone", {}, 30 * DAY],
  ])('%s', async (_what, headers, lifetime) => {
    const token = await sam(headers);
    api.moveClock(lifetime - 1000);
    expect(await isIn(token)).toBe(true);
    api.moveClock(1000);
    expect(await isIn(token)).toBe(false);
  });

  it('a day where they did not, however busy it is', async () => {
    const token = await sam(VISIT);
    for (let hours = 1; hours < 24; hours += 1) {
      api.moveClock(HOUR);
      expect(await isIn(token)).toBe(true);
    }
    api.moveClock(HOUR);
    expect(await isIn(token)).toBe(false);
  });
});

describe('a login that no one uses ends', () => {
  const STEP = 5 * 60_000;
  const purge = () => purgeLogins(api.db, api.now());
  const kept = async () => (await api.db.selectFrom('logins').select('id').execute()).length;

  it.each([
    ['of a visit after two hours', 'sam.new@example.com', VISIT, 2 * HOUR],
    ['of staff after half an hour', 'staff@example.com', VISIT, HOUR / 2],
    ['of staff who asked to stay, too', 'staff@example.com', { [STAY_LOGGED_IN_HEADER]: '1' }, HOUR / 2],
  ])('%s, and what was used in between counts from then', async (_whose, username, headers, allowed) => {
    const token = await logIn(username, headers);
    api.moveClock(allowed);
    expect(await isIn(token)).toBe(true);
    await purge();
    api.moveClock(allowed + STEP - 1000);
    await purge();
    expect(await idsOf(token)).toHaveLength(1);
    api.moveClock(allowed + STEP);
    const other = await logIn(username, headers);
    expect(await isIn(token)).toBe(false);
    // A call with it does not bring it back.
    expect(await isIn(token)).toBe(false);
    expect(await idsOf(other)).toHaveLength(1);
    expect(await kept()).toBe(2);
    await purge();
    expect(await kept()).toBe(1);
  });

  it('not of a customer who asked to stay logged in', async () => {
    const token = await sam({ [STAY_LOGGED_IN_HEADER]: '1' });
    api.moveClock(29 * DAY);
    await purge();
    expect(await isIn(token)).toBe(true);
  });
});
