import type { Kysely } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../../platform/index.ts';
import { SEED_PASSWORD } from '../../seed/people.ts';
import { failuresIn, startTestApi, type TestApi } from '../../testing/api.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';

const SAM = 'sam.new@example.com';
const password = 'marble tiger lantern';
const OPTIONS = 'POST /api/v1/my-account/passkeys/options';
const ADD = 'POST /api/v1/my-account/passkeys';
const LOG_IN = 'POST /api/v1/auth/passkeys/login';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  for (const table of ['passkeys', 'passkeyChallenges', 'attempts', 'mails', 'logins'] as const)
    await api.db.deleteFrom(table).execute();
  const { passwordHash } = await api.db
    .selectFrom('people')
    .select('passwordHash')
    .where('email', '=', 'jo.renew@example.com')
    .executeTakeFirstOrThrow();
  await api.db.updateTable('people').set({ passwordHash }).where('email', '=', SAM).execute();
});
afterAll(() => api.close());

async function prepareReset(): Promise<() => Promise<void>> {
  await api.call('POST /api/v1/auth/customer/forgotten-password', { body: { email_or_reference: SAM } });
  const mails = await api.deliverMail();
  const [, token = ''] = /reset-password#([\w-]+)/.exec(mails.map(({ text }) => text).join()) ?? [];
  return async () => {
    const body = { token, password, password_confirmation: password };
    expect((await api.call('POST /api/v1/auth/customer/reset-password', { body })).status).toBe(200);
  };
}

/** Has something happen once the next call has been admitted and checked, and before it writes. */
function beforeItWrites(happen: () => Promise<void>): void {
  const begin: Kysely<Database>['transaction'] = api.db.transaction.bind(api.db);
  vi.spyOn(api.db, 'transaction').mockImplementationOnce(() => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      await happen();
      return execute(work);
    };
    return builder;
  });
}

async function newDevice(token: string) {
  const device = createAuthenticator();
  const { data } = await api.call(OPTIONS, { token, body: { current_password: SEED_PASSWORD } });
  return { device, credential: device.create({ challenge: data.options?.challenge }) };
}
const challenge = async () =>
  (await api.call('POST /api/v1/auth/passkeys/options')).data.options?.challenge as unknown;
const countOf = async (table: 'passkeys' | 'logins') =>
  (await api.db.selectFrom(table).select('personId').execute()).length;

describe('in the instant in which a password is set by mail', () => {
  it('a passkey that is added does not survive it', async () => {
    const token = await api.loginAs(SAM);
    const { credential } = await newDevice(token);
    beforeItWrites(await prepareReset());
    const refused = await api.call(ADD, { token, body: { name: 'Mine', credential } });
    expect(refused).toMatchObject({ status: 401, message: 'Please log in to continue.' });
    expect(await countOf('passkeys')).toBe(0);
  });

  it('a login with the old password is refused', async () => {
    const reset = await prepareReset();
    await api.db.deleteFrom('attempts').execute();
    // The first transaction counts the attempt, the second makes the login.
    let happened = false;
    beforeItWrites(async () => {
      beforeItWrites(async () => {
        await reset();
        happened = true;
      });
    });
    const body = { username: SAM, password: SEED_PASSWORD };
    const refused = await api.call('POST /api/v1/auth/customer/login', { body });
    expect([happened, refused.status]).toEqual([true, 401]);
    expect(await countOf('logins')).toBe(0);
  });

  it('a login with a passkey that it removes is refused', async () => {
    const token = await api.loginAs(SAM);
    const { device, credential } = await newDevice(token);
    expect((await api.call(ADD, { token, body: { name: 'Mine', credential } })).status).toBe(200);
    const reset = await prepareReset();
    const used = { credential: device.get({ challenge: await challenge() }) };
    let happened = false;
    beforeItWrites(async () => {
      beforeItWrites(async () => {
        await reset();
        happened = true;
      });
    });
    const refused = await api.call(LOG_IN, { body: used });
    expect([happened, refused.status]).toEqual([true, 422]);
    expect(await countOf('logins')).toBe(0);
  });

  it('what is answered before a purchase gives no new token', async () => {
    const token = await api.loginAs(SAM);
    beforeItWrites(await prepareReset());
    const refused = await api.call('PUT /api/v1/my-account/user/update?onboarding_type=membership_purchase', {
      token,
      body: {},
    });
    expect(refused.status).toBe(401);
    expect(await countOf('logins')).toBe(0);
  });
});

it('logs no failure', () => {
  expect(failuresIn(api.logged)).toEqual([]);
});
