import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '../../platform/wiring.ts';
import { failuresIn, startTestApi, type TestApi } from '../../testing/api.ts';
import { type Answering, type Authenticator, createAuthenticator } from '../../testing/authenticator.ts';
import { ADD, LIST, LOG_IN, passkeyCalls, START, typed } from '../../testing/passkey-calls.ts';
import { resetSecondFactor } from '../second-factor/reseal.ts';

const SAM = 'sam.new@example.com';
const STAFF = 'staff@example.com';
const PASS = 'POST /api/v1/auth/second-factor/passkey';
const configuration = readConfiguration({ STAFF_SECOND_FACTOR: '1' }, '/nowhere');

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ configuration });
});
afterEach(async () => {
  for (const table of ['passkeys', 'passkeyChallenges', 'attempts', 'mails', 'logins'] as const) {
    await api.db.deleteFrom(table).execute();
  }
});
afterAll(() => api.close());

const { as, user, challenge, added, logIn } = passkeyCalls(() => api);

describe('adding a passkey', () => {
  it('keeps it under its name, says so by mail and leaves every login as it is', async () => {
    const token = await api.loginAs(SAM);
    const elsewhere = await api.loginAs(SAM);
    const { answer } = await added(token);
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject([{ name: 'My phone', last_used_at: null, is_synced: false }]);
    const [mail] = await api.deliverMail();
    expect(mail).toMatchObject({ to: SAM, subject: 'A passkey was added to your Riverside Leisure account' });
    expect((await user(elsewhere)).email).toBe(SAM);
  });

  it('is for the domain above the hosts of the tenant, unlocked by its owner, and for one account', async () => {
    const token = await api.loginAs(SAM);
    await added(token);
    const { options } = (await as(token)(START, typed)).data;
    expect(options).toMatchObject({
      rp: { id: 'riverside.localhost', name: 'Riverside Leisure' },
      user: { name: SAM, displayName: 'Sam Newbury' },
      excludeCredentials: [{ transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it.each([
    ['nothing', {}, 'Enter your current password.'],
    ['another password', { current_password: 'wrong' }, 'This is not your current password.'],
  ])('is not started by %s', async (_what, body, message) => {
    const { status, validationMessages } = await as(await api.loginAs(SAM))(START, body);
    expect([status, validationMessages]).toEqual([422, { current_password: [message] }]);
  });

  it('is started by a passkey that they have, and by no one else’s', async () => {
    const token = await api.loginAs(SAM);
    const { device } = await added(token);
    const other = await added(await api.loginAs('jo.renew@example.com'));
    const proof = async (from: Authenticator) => ({ credential: from.get({ challenge: await challenge() }) });
    expect((await as(token)(START, await proof(device))).status).toBe(200);
    expect((await as(token)(START, await proof(other.device))).status).toBe(422);
  });

  it.each<[string, Partial<Answering>]>([
    ['from another site', { origin: 'https://my-account.riverside.example.org' }],
    ['from another tenant', { origin: 'http://my-account.harbour.localhost:8080' }],
    ['for another domain', { rpId: 'localhost' }],
    ['that its owner did not unlock', { isVerified: false }],
    ['to a challenge of its own', { challenge: 'bWFkZS11cA' }],
  ])('refuses an answer %s', async (_what, change) => {
    const token = await api.loginAs(SAM);
    const { options } = (await as(token)(START, typed)).data;
    const credential = createAuthenticator().create({ challenge: options?.challenge, ...change });
    expect((await as(token)(ADD, { name: 'x', credential })).status).toBe(422);
    expect((await as(token)(LIST)).data).toEqual([]);
  });

  it('takes the challenge of one person only, once, for ten minutes', async () => {
    const token = await api.loginAs(SAM);
    const start = async () => (await as(token)(START, typed)).data.options?.challenge;
    const theirs = createAuthenticator().create({ challenge: await start() });
    const other = await api.loginAs('jo.renew@example.com');
    expect((await as(other)(ADD, { name: 'x', credential: theirs })).status).toBe(422);
    expect((await as(token)(ADD, { name: 'x', credential: theirs })).status).toBe(200);
    expect((await as(token)(ADD, { name: 'x', credential: theirs })).status).toBe(422);
    const late = createAuthenticator().create({ challenge: await start() });
    api.moveClock(10 * 60_000);
    expect((await as(token)(ADD, { name: 'x', credential: late })).status).toBe(422);
  });

  it('ends at ten', async () => {
    const token = await api.loginAs(SAM);
    for (let count = 0; count < 10; count += 1) await added(token, `Key ${count}`);
    expect((await as(token)(START, typed)).status).toBe(409);
  });
});

describe('logging in with a passkey', () => {
  it('needs nothing else, on any host of the tenant, and is noted', async () => {
    const token = await api.loginAs(SAM);
    const { device } = await added(token);
    const origin = 'http://online-joining.riverside.localhost:8080';
    const { status, data } = await logIn(device, { origin });
    expect(status).toBe(200);
    expect((await user(String(data.token))).email).toBe(SAM);
    const [kept] = (await as(token)(LIST)).data;
    expect(kept?.last_used_at).toMatch(/^2026-06-10T/);
  });

  it.each<[string, Partial<Answering>]>([
    ['from another site', { origin: 'https://example.org' }],
    ['for another domain', { rpId: 'harbour.localhost' }],
    ['that its owner did not unlock', { isVerified: false }],
    ['to a challenge that was made up', { challenge: 'bWFkZS11cA' }],
  ])('refuses an answer %s', async (_what, change) => {
    const { device } = await added(await api.loginAs(SAM));
    const { status, message } = await logIn(device, change);
    expect([status, message]).toEqual([
      422,
      'We couldn’t log you in with that passkey. Try again, or use your password.',
    ]);
  });

  it('refuses an answer that was sent before, a copy that counts behind, and a passkey it does not know', async () => {
    const { device } = await added(await api.loginAs(SAM));
    const credential = device.get({ challenge: await challenge(), counter: 7 });
    expect((await as(null)(LOG_IN, { credential })).status).toBe(200);
    expect((await as(null)(LOG_IN, { credential })).status).toBe(422);
    expect((await logIn(device, { counter: 7 })).status).toBe(422);
    expect((await logIn(device, { counter: 8 })).status).toBe(200);
    expect((await logIn(createAuthenticator())).status).toBe(422);
  });

  it('lets one of two in that answer the same challenge at once', async () => {
    const { device } = await added(await api.loginAs(SAM));
    const credential = device.get({ challenge: await challenge() });
    const answers = await Promise.all([1, 2].map(() => as(null)(LOG_IN, { credential })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('takes the challenge of the same tenant only', async () => {
    const { device } = await added(await api.loginAs(SAM));
    expect((await logIn(device, { challenge: await challenge('harbour') })).status).toBe(422);
  });

  it('waits after sixty refusals from one address', async () => {
    const { device } = await added(await api.loginAs(SAM));
    const wrong = { credential: device.get({ challenge: 'bWFkZS11cA' }) };
    for (let time = 0; time < 60; time += 1) await as(null)(LOG_IN, wrong);
    expect((await as(null)(LOG_IN, wrong)).status).toBe(429);
  });
});

describe('a passkey of staff', () => {
  const deskStatus = async (token: string) =>
    (
      await api.call('POST /api/v1/front-of-house/customers', {
        token,
        app: 'front-of-house',
        body: { email_or_reference: 'RIV100002' },
      })
    ).status;

  it('is the second factor: at the login, and as the step after a password', async () => {
    const first = await api.loginAs(STAFF);
    expect(await user(first)).toMatchObject({ second_factor: 'enrol', second_factors: [] });
    const { device } = await added(first);
    expect(await deskStatus(first)).toBe(200);

    const byPassword = await api.loginAs(STAFF);
    expect(await user(byPassword)).toMatchObject({
      is_staff: false,
      second_factor: 'challenge',
      second_factors: ['passkey'],
    });
    expect(await deskStatus(byPassword)).toBe(403);
    const credential = device.get({ challenge: await challenge() });
    expect((await as(byPassword)(PASS, { credential })).status).toBe(200);
    expect(await deskStatus(byPassword)).toBe(200);
    expect(await deskStatus(String((await logIn(device)).data.token))).toBe(200);
  });

  it('is not passed by someone else’s passkey, nor by a customer', async () => {
    await added(await api.loginAs(STAFF));
    const sam = await api.loginAs(SAM);
    const { device } = await added(sam);
    const credential = async () => ({ credential: device.get({ challenge: await challenge() }) });
    expect((await as(await api.loginAs(STAFF))(PASS, await credential())).status).toBe(422);
    expect((await as(sam)(PASS, await credential())).status).toBe(403);
  });

  it('is neither added nor removed, and no app set up, by a person who knows the password only', async () => {
    const { answer } = await added(await api.loginAs(STAFF));
    const thief = as(await api.loginAs(STAFF));
    expect((await thief(START, typed)).status).toBe(403);
    expect(
      (await thief(ADD, { name: 'x', credential: createAuthenticator().create({ challenge: 'x' }) })).status,
    ).toBe(403);
    expect((await thief(`DELETE /api/v1/my-account/passkeys/${answer.data[0]?.id}`, typed)).status).toBe(403);
    expect((await thief('POST /api/v1/auth/second-factor/enrolment')).status).toBe(403);
  });

  it('stays while it is the only factor, and goes once there is another', async () => {
    const token = await api.loginAs(STAFF);
    const { answer } = await added(token);
    const path = `DELETE /api/v1/my-account/passkeys/${answer.data[0]?.id}`;
    expect((await as(token)(path, typed)).status).toBe(409);
    await added(token, 'Spare key');
    expect((await as(token)(path, typed)).data).toMatchObject([{ name: 'Spare key' }]);
    const log = await api.call('GET /api/v1/front-of-house/audit-log', { token, app: 'front-of-house' });
    expect(log.data.acts?.slice(0, 3).map(({ act }) => act)).toEqual([
      'passkey-removed',
      'passkey-added',
      'passkey-added',
    ]);
  });

  it('is forgotten with the other factors when they are reset', async () => {
    const { device } = await added(await api.loginAs(STAFF));
    await resetSecondFactor(api.db, { id: 1, slug: 'riverside' }, STAFF, api.now());
    expect((await logIn(device)).status).toBe(422);
    expect(await user(await api.loginAs(STAFF))).toMatchObject({ second_factor: 'enrol' });
  });
});

it('logs no failure', () => {
  expect(failuresIn(api.logged)).toEqual([]);
});
