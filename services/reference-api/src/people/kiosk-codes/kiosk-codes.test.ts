import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestRequest } from '../../testing/api.ts';
import { purgeLogins } from '../auth/purge.ts';
import { CODE_QUOTA, WRONG_CODES_PER_ADDRESS, WRONG_CODES_PER_TENANT } from './rules.ts';

const SAM = 'sam.new@example.com';
const MINUTE = 60_000;

let api: TestApi;
let phone: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  for (const table of ['attempts', 'kioskCodes'] as const) await api.db.deleteFrom(table).execute();
});
afterAll(() => api.close());

const show = (token: string, request: TestRequest = {}) =>
  api.call('POST /api/v1/my-account/kiosk-code', { app: 'my-account', token, ...request });
const type = (code: unknown, request: TestRequest = {}) =>
  api.call('POST /api/v1/auth/kiosk-code', { app: 'online-joining', body: { code }, ...request });
async function showCode(): Promise<string> {
  phone = await api.loginAs(SAM);
  return String((await show(phone)).data.code);
}
const state = async (token: string) =>
  (await api.call('GET /api/v1/my-account/kiosk-code', { app: 'my-account', token })).data.state;
const me = (token: unknown) => api.call('GET /api/v1/auth/user', { token: String(token) });

describe('a code on one’s phone', () => {
  it('logs its owner in at a kiosk, once, however it is typed', async () => {
    const code = await showCode();
    expect(code).toMatch(/^\d{8}$/);
    const typed = `${code.slice(0, 4)} ${code.slice(4)}`;
    const { status, data } = await type(typed);
    expect(status).toBe(200);
    expect((await me(data.token)).data.email).toBe(SAM);
    const replayed = await type(code);
    expect([replayed.status, replayed.validationMessages]).toEqual([
      422,
      { code: ['This code is wrong, was used or has expired. Show a new one on your phone.'] },
    ]);
    expect((await me(phone)).status).toBe(200);
    expect(api.logged.join()).not.toContain(code);
  });

  it('tells the phone that shows it, and no other login, that it was used', async () => {
    const code = await showCode();
    const other = await api.loginAs(SAM);
    expect([await state(phone), await state(other)]).toEqual(['waiting', 'none']);
    const { data } = await type(code);
    expect([await state(phone), await state(other), await state(String(data.token))]).toEqual([
      'used',
      'none',
      'none',
    ]);
    await show(phone);
    expect(await state(phone)).toBe('waiting');
    api.moveClock(3 * MINUTE);
    expect(await state(phone)).toBe('none');
  });

  it('lets one of two kiosks in', async () => {
    const code = await showCode();
    const both = await Promise.all([type(code), type(code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('is kept as a hash, and one at a time', async () => {
    const code = await showCode();
    expect(JSON.stringify(await api.db.selectFrom('kioskCodes').selectAll().execute())).not.toContain(code);
    const next = String((await show(phone)).data.code);
    expect((await type(code)).status).toBe(422);
    expect((await type(next)).status).toBe(200);
  });

  it('works for three minutes, and the login at the kiosk for half an hour', async () => {
    const late = await showCode();
    api.moveClock(3 * MINUTE);
    expect((await type(late)).status).toBe(422);
    await purgeLogins(api.db, api.now());
    expect(await api.db.selectFrom('kioskCodes').selectAll().execute()).toEqual([]);
    const { data } = await type(await showCode());
    api.moveClock(29 * MINUTE);
    expect((await me(data.token)).status).toBe(200);
    api.moveClock(MINUTE);
    expect((await me(data.token)).status).toBe(401);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['logs out', () => api.call('POST /api/v1/auth/logout', { token: phone })],
    ['logs out everywhere', () => api.call('DELETE /api/v1/my-account/logins', { token: phone })],
  ])('ends when its owner %s', async (_, end) => {
    const code = await showCode();
    await end();
    expect((await type(code)).status).toBe(422);
  });

  it('is of one tenant, and not for staff', async () => {
    const code = await showCode();
    expect((await type(code, { tenant: 'northpeak' })).status).toBe(422);
    const staff = await api.loginAs('staff@example.com');
    expect((await show(staff)).status).toBe(403);
  });
});

describe('limits', () => {
  it('stop guesses from one address', async () => {
    for (let count = 0; count < WRONG_CODES_PER_ADDRESS; count++)
      expect((await type('00000000')).status).toBe(422);
    expect((await type(await showCode())).status).toBe(429);
  });

  it('stop guesses from everywhere', async () => {
    const [code] = [await showCode()];
    await type('00000000');
    const rows = await api.db.selectFrom('attempts').selectAll().execute();
    const tenantKey = rows.map(({ key }) => key);
    await api.db
      .insertInto('attempts')
      .values(
        Array.from({ length: WRONG_CODES_PER_TENANT }, () => ({
          key: tenantKey.at(-1) ?? '',
          madeAt: api.now(),
        })),
      )
      .execute();
    expect((await type(code)).status).toBe(429);
  });

  it('of codes for one person', async () => {
    phone = await api.loginAs(SAM);
    for (let count = 0; count < CODE_QUOTA.perAccount; count++) expect((await show(phone)).status).toBe(200);
    expect((await show(phone)).status).toBe(429);
  });

  it('do not count codes that were right', async () => {
    for (let count = 0; count < 3; count++) expect((await type(await showCode())).status).toBe(200);
    const rows = await api.db.selectFrom('attempts').selectAll().execute();
    expect(rows.length).toBe(6);
  });
});
