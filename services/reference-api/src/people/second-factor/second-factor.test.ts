import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfiguration } from '../../platform/wiring.ts';
import { startTestApi, TEST_VAULT_KEY, type TestApi } from '../../testing/api.ts';
import { lineOf, tableRows } from '../../testing/table-rows.ts';
import { authTexts } from '../auth/texts.ts';
import { checkFactorKeys } from './reseal.ts';

const STAFF = 'staff@example.com';
const START = 'POST /api/v1/auth/second-factor/enrolment';
const CONFIRM = 'POST /api/v1/auth/second-factor/enrolment/confirmation';
const PASS = 'POST /api/v1/auth/second-factor';
/** Calls about what opens the account: logins, passwords, passkeys and the calendar address. */
const OPENS_ACCOUNT = /^my-account\/(?:logins|password|passkeys|calendar)/;
const NEW_PASSWORD = 'Kettle 7 otter!';
const BODIES: Readonly<Record<string, object>> = {
  'account.changePassword': {
    current_password: 'Passw0rd!',
    password: NEW_PASSWORD,
    password_confirmation: NEW_PASSWORD,
  },
  'passkeys.startPasskey': { current_password: 'Passw0rd!' },
  'passkeys.addPasskey': {
    name: 'My phone',
    credential: { id: 'unknown', response: { clientDataJSON: 'unknown' } },
  },
  'passkeys.removePasskey': { current_password: 'Passw0rd!' },
};
const configuration = readConfiguration({ STAFF_SECOND_FACTOR: '1' }, '/nowhere');

let api: TestApi;
beforeEach(async () => {
  await api?.close();
  api = await startTestApi({ configuration });
});
afterAll(() => api.close());

const at = (token: string) => (line: string, body?: object) =>
  api.call(line, { token, app: 'front-of-house', body });
const user = async (token: string) => (await at(token)('GET /api/v1/auth/user')).data;
const deskStatus = async (token: string) =>
  (await at(token)('POST /api/v1/front-of-house/customers', { email_or_reference: 'RIV100002' })).status;
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: api.now().getTime() });

/** Sets up an app. Returns its secret, the recovery codes and the token that did it. */
async function enrol() {
  const token = await api.loginAs(STAFF);
  const { secret } = (await at(token)(START)).data;
  const confirmed = await at(token)(CONFIRM, { code: codeOf(String(secret)) });
  expect(confirmed.status).toBe(200);
  return { token, secret: String(secret), codes: (confirmed.data.recovery_codes ?? []).map(String) };
}

describe('a login of staff', () => {
  it('is one of a customer until an app is set up', async () => {
    const token = await api.loginAs(STAFF);
    expect(await user(token)).toMatchObject({ is_staff: false, second_factor: 'enrol' });
    expect(await deskStatus(token)).toBe(403);
    const started = await at(token)(START);
    expect(started.data.uri).toMatch(/^otpauth:\/\/totp\/Riverside/);
    expect(await deskStatus(token)).toBe(403);
    const { secret } = started.data;
    expect((await at(token)(CONFIRM, { code: codeOf(String(secret)) })).status).toBe(200);
    expect(await user(token)).toMatchObject({ is_staff: true, second_factor: null });
    expect(await deskStatus(token)).toBe(200);
  });

  it('asks for a code of the app afterwards, at every login', async () => {
    const { secret } = await enrol();
    api.moveClock(30_000);
    const token = await api.loginAs(STAFF);
    expect(await user(token)).toMatchObject({ is_staff: false, second_factor: 'challenge' });
    expect(await deskStatus(token)).toBe(403);
    expect((await at(token)(PASS, { code: codeOf(secret) })).data).toEqual({ recovery_codes_left: 10 });
    expect(await deskStatus(token)).toBe(200);
    expect(await deskStatus(await api.loginAs(STAFF))).toBe(403);
  });

  it('stays confirmed with a token that takes its place', async () => {
    const { token } = await enrol();
    const { answers } = await api.db
      .selectFrom('people')
      .select('answers')
      .where('reference', '=', 'RIV100002')
      .executeTakeFirstOrThrow();
    await api.db
      .updateTable('people')
      .set({ answers: JSON.stringify(answers) })
      .where('email', '=', STAFF)
      .execute();
    const body = {
      mobile: '07700 900333',
      address: { line_one: '1 New Street', city: 'Sale', postcode: 'M33 1AA' },
      emergency_contact: { name: 'Kit', phone: '0161 496 0333' },
    };
    const renewed = await at(token)(
      'PUT /api/v1/my-account/user/update?onboarding_type=membership_purchase',
      body,
    );
    expect(renewed.status).toBe(200);
    expect(await deskStatus(String(renewed.data.token))).toBe(200);
  });

  it('changes no password while it waits for the code', async () => {
    await enrol();
    const waiting = at(await api.loginAs(STAFF));
    const password = 'Kettle 7 otter!';
    const body = { current_password: 'Passw0rd!', password, password_confirmation: password };
    const refused = await waiting('PUT /api/v1/my-account/password', body);
    expect([refused.status, refused.message]).toEqual([403, authTexts.password.confirmFirst]);
    expect(await api.loginAs(STAFF)).toEqual(expect.any(String));
  });

  it.each(tableRows.filter(({ row }) => row.method !== 'GET' && OPENS_ACCOUNT.test(row.path)))(
    'may not make $name while it waits for the code, and leaves the confirmed login as it is',
    async ({ name, row }) => {
      const { token } = await enrol();
      const waiting = at(await api.loginAs(STAFF));
      const refused = await waiting(lineOf(row), row.body && BODIES[name]);
      expect([refused.status, refused.message]).toEqual([403, authTexts.password.confirmFirst]);
      expect(await deskStatus(token)).toBe(200);
      expect((await waiting('POST /api/v1/auth/logout')).status).toBe(200);
    },
  );

  it('keeps the service from starting with a key that did not seal its app', async () => {
    await enrol();
    await expect(checkFactorKeys(api.db, [TEST_VAULT_KEY])).resolves.toBeUndefined();
    await expect(checkFactorKeys(api.db, [Buffer.alloc(32, 9)])).rejects.toThrow(
      /sealed with another key than BANK_DETAILS_KEY/,
    );
  });

  it('asks nothing of customers', async () => {
    const token = await api.loginAs('sam.new@example.com');
    expect((await user(token)).second_factor).toBeNull();
    for (const line of [START, PASS]) expect((await at(token)(line, { code: '123456' })).status).toBe(403);
    expect((await at(token)(CONFIRM, { code: '123456' })).status).toBe(403);
  });
});

describe('a code', () => {
  it('works once, no matter who saw it', async () => {
    const { secret } = await enrol();
    const seen = codeOf(secret);
    const again = await api.loginAs(STAFF);
    expect((await at(again)(PASS, { code: seen })).status).toBe(422);
    api.moveClock(30_000);
    const code = codeOf(secret);
    const answers = await Promise.all([
      at(again)(PASS, { code }),
      at(await api.loginAs(STAFF))(PASS, { code }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('that is wrong says so, and five of them have to wait', async () => {
    const { secret } = await enrol();
    const token = await api.loginAs(STAFF);
    for (let guess = 0; guess < 5; guess += 1) {
      api.logged.length = 0;
      const answer = await at(token)(PASS, { code: '000000' });
      expect(JSON.parse(api.logged[0] ?? '{}')).toMatchObject({ event: 'second-factor-refused' });
      expect(answer.validationMessages).toEqual({ code: [expect.stringMatching(/isn’t right/)] });
    }
    api.moveClock(30_000);
    const refused = await at(token)(PASS, { code: codeOf(secret) });
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    api.moveClock(15 * 60_000);
    expect((await at(token)(PASS, { code: codeOf(secret) })).status).toBe(200);
  });

  it('that someone else guesses wrong keeps the owner out neither elsewhere nor with a recovery code', async () => {
    const { secret, codes } = await enrol();
    api.moveClock(30_000);
    const passFrom = async (address: string, token: string, code: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await api.call(PASS, { token, app: 'front-of-house', body: { code }, headers })).status;
    };
    const owner = await api.loginAs(STAFF);
    const guessFrom = async (address: string) => {
      const thieves = [await api.loginAs(STAFF), await api.loginAs(STAFF), await api.loginAs(STAFF)];
      const answers = [];
      for (const token of thieves)
        for (let guess = 0; guess < 5; guess += 1) answers.push(await passFrom(address, token, '000000'));
      return answers.filter((status) => status === 422).length;
    };
    expect(await guessFrom('203.0.113.1')).toBe(10);
    expect(await passFrom('198.51.100.1', owner, codeOf(secret))).toBe(200);

    expect([await guessFrom('203.0.113.2'), await guessFrom('203.0.113.3')]).toEqual([10, 10]);
    expect(await guessFrom('203.0.113.4')).toBe(0);
    api.moveClock(30_000);
    const again = await api.loginAs(STAFF);
    expect(await passFrom('198.51.100.1', again, codeOf(secret))).toBe(429);
    expect(await passFrom('198.51.100.1', again, String(codes[0]))).toBe(200);
  });

  it('of recovery stands in for a lost app, once, and is in the log', async () => {
    const { codes } = await enrol();
    const token = await api.loginAs(STAFF);
    const typed = String(codes[3]).toLowerCase().replaceAll('-', ' ');
    expect((await at(token)(PASS, { code: typed })).data).toEqual({ recovery_codes_left: 9 });
    expect((await at(await api.loginAs(STAFF))(PASS, { code: typed })).status).toBe(422);
    const log = await at(token)('GET /api/v1/front-of-house/audit-log');
    expect(log.data.acts?.map(({ act }) => act)).toEqual(['recovery-code-used', 'second-factor-set-up']);
  });
});

describe('another app', () => {
  it('is not set up by a person who knows the password only', async () => {
    await enrol();
    const thief = await api.loginAs(STAFF);
    expect((await at(thief)(START)).status).toBe(403);
    expect((await at(thief)(CONFIRM, { code: '000000' })).status).toBe(403);
  });

  it('takes the place of the first once it is confirmed, with codes of its own', async () => {
    const { token, secret, codes } = await enrol();
    const second = String((await at(token)(START)).data.secret);
    api.moveClock(30_000);
    const elsewhere = await api.loginAs(STAFF);
    expect((await at(elsewhere)(PASS, { code: codeOf(secret) })).status).toBe(200);
    expect((await at(token)(CONFIRM, { code: codeOf(second) })).status).toBe(200);
    api.moveClock(30_000);
    const later = await api.loginAs(STAFF);
    expect((await at(later)(PASS, { code: codeOf(secret) })).status).toBe(422);
    expect((await at(later)(PASS, { code: String(codes[0]) })).status).toBe(422);
    expect((await at(later)(PASS, { code: codeOf(second) })).status).toBe(200);
  });
});

it('keeps neither secret nor recovery codes as they are', async () => {
  const { secret, codes } = await enrol();
  const kept = JSON.stringify([
    await api.db.selectFrom('secondFactors').selectAll().execute(),
    await api.db.selectFrom('recoveryCodes').selectAll().execute(),
  ]);
  for (const text of [secret, ...codes]) expect(kept).not.toContain(text);
});

it('asks no one in the demonstration', async () => {
  await api.close();
  api = await startTestApi();
  const token = await api.loginAs(STAFF);
  expect(await user(token)).toMatchObject({ is_staff: true, second_factor: null });
});
