import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';

let api: TestApi;
let sam: string;

beforeAll(async () => {
  api = await startTestApi();
  sam = await api.loginAs('sam.new@example.com');
});
afterAll(() => api.close());

describe('a promotion code', () => {
  const validate = (code: string, option = '1011', more = {}) =>
    api.call(`GET /api/v1/membership-promotions/validate/${encodeURIComponent(code)}/${option}`, more);

  it.each(['FREEJOIN', 'freejoin', ' FreeJoin '])('%s is recognised', async (code) => {
    const { status, data } = await validate(code, '1011', { token: sam });
    expect([status, data]).toEqual([200, { id: '12', code: 'FREEJOIN' }]);
  });

  it.each([
    ['unknown', 'NOTHING', '1011'],
    ['over', 'SUMMER25', '1011'],
    ['used up', 'FIRSTYEAR', '1012'],
    ['for another option', 'YEAR20', '1011'],
    ['for an option without promotions', 'FREEJOIN', '1041'],
    ['for the option of another tenant', 'FREEJOIN', '2011'],
    ['for no option', 'FREEJOIN', 'x'],
    ['a wildcard', '%', '1011'],
    ['a path', '../FREEJOIN', '1011'],
  ])('that is %s is not, and all refusals are the same', async (_what, code, option) => {
    const { status, message, data } = await validate(code, option);
    expect([status, message, data]).toEqual([404, 'Code not recognised', null]);
  });

  it('can be tried only so often without success, and says how long to wait', async () => {
    const alex = await api.loginAs('alex.member@example.com');
    const from = (address: string) => ({ token: alex, headers: { 'x-forwarded-for': address } });
    for (let tried = 0; tried < 20; tried += 1) {
      // A code that is recognised is no guess, however often it is asked about.
      expect((await validate('FREEJOIN', '1011', from('203.0.113.1'))).status).toBe(200);
      expect((await validate(`GUESS${tried}`, '1011', from('203.0.113.1'))).status).toBe(404);
    }
    for (const address of ['203.0.113.1', '203.0.113.2']) {
      const refused = await validate('FREEJOIN', '1011', from(address));
      expect([refused.status, refused.message]).toEqual([
        429,
        'Too many attempts. Please try again in 15 minutes.',
      ]);
      expect(refused.headers['retry-after']).toBe('900');
    }
    expect((await validate('FREEJOIN', '1011', { token: sam })).status).toBe(200);
    api.moveClock(16 * 60_000);
    expect((await validate('FREEJOIN', '1011', from('203.0.113.1'))).status).toBe(200);
  });

  it('can be tried by visitors of one address only so often', async () => {
    const visitor = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    for (let tried = 0; tried < 100; tried += 1) await validate(`GUESS${tried}`, '1011', visitor);
    expect((await validate('FREEJOIN', '1011', visitor)).status).toBe(429);
    expect((await validate('FREEJOIN')).status).toBe(200);
  });

  it('of another tenant is not', async () => {
    await sql`update promotions set code = 'HARBOURONLY' where id = 31`.execute(api.db);
    expect((await validate('HARBOURONLY')).status).toBe(404);
    expect((await validate('HARBOURONLY', '3011', { tenant: 'harbour' })).status).toBe(200);
  });
});
