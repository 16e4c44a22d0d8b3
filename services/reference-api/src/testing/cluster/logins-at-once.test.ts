import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SEED_PASSWORD } from '../../seed/people.ts';
import { startTestApi, type TestApi } from '../api.ts';
import { createAuthenticator } from '../authenticator.ts';
import { ADD, passkeyCalls, START } from '../passkey-calls.ts';
import { startPostgres, type TestServer } from '../postgres-server.ts';

const PATIENCE = 180_000;
const ROUNDS = 6;
const SAM = 'sam.new@example.com';
const LOG_IN = 'POST /api/v1/auth/customer/login';

let server: TestServer;
let api: TestApi;
beforeAll(async () => {
  server = await startPostgres();
  vi.stubEnv('TEST_DATABASE_URL', server.url);
  api = await startTestApi();
}, PATIENCE);
beforeEach(async () => {
  for (const table of ['passkeys', 'passkeyChallenges', 'attempts', 'mails', 'logins'] as const)
    await api.db.deleteFrom(table).execute();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await api?.close();
  await server?.stop();
}, PATIENCE);

const { as } = passkeyCalls(() => api);
const logIn = (password: string) => api.call(LOG_IN, { body: { username: SAM, password } });
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted();

/** A link to a new password, in the form in which it is used. */
async function prepareReset(password: string) {
  await api.db.deleteFrom('attempts').execute();
  await api.call('POST /api/v1/auth/customer/forgotten-password', { body: { email_or_reference: SAM } });
  const mails = await api.deliverMail();
  const [, token = ''] = /reset-password#([\w-]+)/.exec(mails.map(({ text }) => text).join()) ?? [];
  const body = { token, password, password_confirmation: password };
  return () => api.call('POST /api/v1/auth/customer/reset-password', { body });
}

/** Both at once, either of them first. */
const atOnce = (
  round: number,
  one: () => Promise<{ status: number }>,
  other: () => Promise<{ status: number }>,
) => Promise.all(round % 2 === 0 ? [one(), other()] : [other(), one()]);

/** The password that counts now, and the next one: none is set twice. */
let current = SEED_PASSWORD;
let sets = 0;
function nextPassword(): string {
  sets += 1;
  return `marble tiger lantern ${sets}`;
}

test('sixty guesses at once get five tries, on as many connections as there are', {
  timeout: PATIENCE,
}, async () => {
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => logIn(`guess ${at}`)));
  expect(statuses(answers)).toEqual([...Array(5).fill(401), ...Array(55).fill(429)]);
});

test('a passkey that is added while a password is set by mail never outlives it', {
  timeout: PATIENCE,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = nextPassword();
    const token = String((await logIn(current)).data.token);
    const started = await as(token)(START, { current_password: current });
    const credential = createAuthenticator().create({ challenge: started.data.options?.challenge });
    const reset = await prepareReset(next);
    const answers = await atOnce(round, reset, () => as(token)(ADD, { name: 'Mine', credential }));
    expect([
      [200, 200],
      [200, 401],
    ]).toContainEqual(statuses(answers));
    expect(await api.db.selectFrom('passkeys').select('id').execute()).toEqual([]);
    expect(await api.db.selectFrom('logins').select('id').execute()).toEqual([]);
    current = next;
  }
});

test('a login with the old password while a new one is set by mail never outlives it', {
  timeout: PATIENCE,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = nextPassword();
    const reset = await prepareReset(next);
    const answers = await atOnce(round, reset, () => logIn(current));
    expect([
      [200, 200],
      [200, 401],
    ]).toContainEqual(statuses(answers));
    expect(await api.db.selectFrom('logins').select('id').execute()).toEqual([]);
    current = next;
  }
});

test('what staff look at many times at once is in the audit log once', { timeout: PATIENCE }, async () => {
  const sam = await api.db
    .selectFrom('people')
    .select('id')
    .where('email', '=', SAM)
    .where('tenantId', '=', 1)
    .executeTakeFirstOrThrow();
  const staff = { token: await api.loginAs('staff@example.com'), app: 'front-of-house' };
  const look = () => api.call(`GET /api/v1/checkout?selected_user_id=${sam.id}`, staff);
  expect(statuses(await Promise.all(Array.from({ length: 12 }, look)))).toEqual(Array(12).fill(200));
  const lines = await api.db
    .selectFrom('auditEntries')
    .select('act')
    .where('personId', '=', sam.id)
    .execute();
  expect(lines).toEqual([{ act: 'customer-seen' }]);
});

test('a code for a kiosk that is shown while its login ends is shown or refused, and ends with it', {
  timeout: PATIENCE,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    await api.db.deleteFrom('attempts').execute();
    const token = String((await logIn(current)).data.token);
    const show = () => api.call('POST /api/v1/my-account/kiosk-code', { app: 'my-account', token });
    const end = () => api.call('POST /api/v1/auth/logout', { token });
    const [one, ended, other] = await Promise.all(
      round % 2 === 0 ? [show(), end(), show()] : [end(), show(), show()],
    );
    const answers = [one, ended, other].map((answer) => answer?.status);
    expect(answers.filter((status) => status !== 200 && status !== 401)).toEqual([]);
    expect(await api.db.selectFrom('kioskCodes').selectAll().execute()).toEqual([]);
  }
});
