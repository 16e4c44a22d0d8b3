import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestRequest } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  api.logged.length = 0;
});

const LOGIN = 'POST /api/v1/auth/customer/login';
const ME = 'GET /api/v1/auth/user';
const guess = { body: { username: 'alex.member@example.com', password: 'not this one' } };

async function linesAbout(line: string, request: TestRequest): Promise<Record<string, unknown>[]> {
  await api.call(line, request);
  return api.logged.map((text) => JSON.parse(text));
}

it('writes a refused login down without the name and the password that were tried', async () => {
  const [line] = await linesAbout(LOGIN, guess);
  expect(line).toMatchObject({
    level: 'info',
    event: 'refused',
    status: 401,
    route: '/api/v1/auth/customer/login',
    tenant: 'riverside',
    person: null,
    from: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
  expect(api.logged.join()).not.toMatch(/alex|not this one|127\.0\.0\.1/);
});

it('says when a limit was reached', async () => {
  for (let tries = 0; tries < 6; tries += 1) await api.call(LOGIN, guess);
  expect(JSON.parse(api.logged.at(-1) ?? '{}')).toMatchObject({ status: 429, event: 'refused' });
});

it("names a customer who asks for what is the staff's", async () => {
  const token = await api.loginAs('sam.new@example.com');
  const line = (
    await linesAbout('GET /api/v1/front-of-house/payments-to-sort-out', {
      token,
      app: 'front-of-house',
    })
  ).at(-1);
  const person = await api.db
    .selectFrom('people')
    .select('id')
    .where('email', '=', 'sam.new@example.com')
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({ status: 403, person: person.id });
});

it('writes a token down that is not good any more, and no visitor who has none', async () => {
  expect(await linesAbout(ME, { token: 'a-token-of-nobody' })).toMatchObject([
    { status: 401, event: 'refused' },
  ]);
  api.logged.length = 0;
  expect(await linesAbout(ME, {})).toEqual([]);
});

it('says whose current password was tried without success, and that a passkey was, without either', async () => {
  const token = await api.loginAs('sam.new@example.com');
  const secret = 'not this one';
  const credential = { id: 'secret-id', response: { clientDataJSON: 'secret-answer' } };
  await api.call('POST /api/v1/my-account/passkeys/options', { token, body: { current_password: secret } });
  await api.call('POST /api/v1/auth/passkeys/login', { body: { credential } });
  expect(api.logged.slice(1).map((text) => JSON.parse(text))).toMatchObject([
    { event: 'password-refused', tenant: 'riverside', person: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    { event: 'passkey-refused', tenant: 'riverside', person: null },
  ]);
  expect(api.logged.join()).not.toMatch(/not this one|secret/);
});

it('says who logged in, and who changed a password', async () => {
  const token = await api.loginAs('sam.new@example.com');
  await api.call('PUT /api/v1/my-account/password', {
    token,
    body: {
      current_password: 'Passw0rd!',
      password: 'Kettle 7 otter!',
      password_confirmation: 'Kettle 7 otter!',
    },
  });
  const lines = api.logged.map((text) => JSON.parse(text));
  const person = expect.stringMatching(/^[0-9a-f-]{36}$/);
  expect(lines).toMatchObject([
    { event: 'logged-in', tenant: 'riverside', person },
    { event: 'password-changed', tenant: 'riverside', person },
  ]);
  expect(api.logged.join()).not.toMatch(/sam|otter|Passw0rd/);
});
