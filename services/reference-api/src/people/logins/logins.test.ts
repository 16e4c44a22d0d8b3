import { STAY_HEADER } from 'shared-contracts/headers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../seed/people.ts';
import { startTestApi, type TestApi } from '../../testing/api.ts';

const LIST = 'GET /api/v1/my-account/logins';
const DAY = 24 * 3_600_000;
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

describe('where somebody is logged in', () => {
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

  it('is ended everywhere at once, here included, and for nobody else', async () => {
    const [here, there] = [await sam(), await sam()];
    const alex = await logIn('alex.member@example.com');
    const answer = await api.call('DELETE /api/v1/my-account/logins', { token: here });
    expect([answer.status, answer.data]).toEqual([200, {}]);
    expect([await isIn(here), await isIn(there), await isIn(alex)]).toEqual([false, false, true]);
  });
});

describe('a login lasts', () => {
  it.each([
    ['a month where the person asked to stay', { [STAY_HEADER]: '1' }, 30 * DAY],
    ['a day where they did not', { [STAY_HEADER]: '0' }, DAY],
    ["a month by the documents' call alone", {}, 30 * DAY],
  ])('%s', async (_what, headers, lifetime) => {
    const token = await sam(headers);
    api.moveClock(lifetime - 1000);
    expect(await isIn(token)).toBe(true);
    api.moveClock(1000);
    expect(await isIn(token)).toBe(false);
  });
});
