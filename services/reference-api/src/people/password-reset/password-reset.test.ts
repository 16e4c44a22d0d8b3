import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../seed/people.ts';
import { failuresIn, startTestApi, type TestApi, type TestRequest } from '../../testing/api.ts';

const HOUR = 3_600_000;
const NEW_PASSWORD = 'An0ther-one!';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  await api.db.deleteFrom('attempts').execute();
  await api.db.deleteFrom('mails').execute();
});
afterAll(() => api.close());

const ask = (typed: string, request: TestRequest = {}) =>
  api.call('POST /api/v1/auth/customer/forgotten-password', {
    ...request,
    body: { email_or_reference: typed },
  });
const set = (token: string, change: Record<string, unknown> = {}, request: TestRequest = {}) =>
  api.call('POST /api/v1/auth/customer/reset-password', {
    ...request,
    body: { token, password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD, ...change },
  });
const logIn = (username: string, password: string) =>
  api.call('POST /api/v1/auth/customer/login', { body: { username, password } });

const linkIn = (text = '') => /http\S+#[\w-]+/.exec(text)?.[0] ?? '';
const tokenIn = (text?: string) => linkIn(text).split('#')[1] ?? '';

async function askedToken(typed: string): Promise<string> {
  await ask(typed);
  const mails = await api.deliverMail();
  return tokenIn(mails.at(-1)?.text);
}

describe('asking for a new password', () => {
  it('mails a link to the host that was asked, in the name of the tenant', async () => {
    const { status, data } = await ask(' Jo.Renew@example.com ', { app: 'my-account' });
    expect([status, data]).toEqual([200, {}]);
    const [mail, ...others] = await api.deliverMail();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: 'jo.renew@example.com',
      from: { name: 'Riverside Leisure', address: 'no-reply@example.com' },
      replyTo: 'hello@riverside-leisure.example.com',
      subject: 'Set a new password for Riverside Leisure',
    });
    expect(mail?.text).toContain('Hello Jo,');
    expect(mail?.text).toContain('Customer ID: RIV100003');
    expect(linkIn(mail?.text)).toMatch(
      /^http:\/\/my-account\.riverside\.localhost:8080\/reset-password#[\w-]{43}$/,
    );
  });

  it('leads where the service is, whatever the request says', async () => {
    await ask('jo.renew@example.com', {
      app: 'my-account',
      headers: { host: 'my-account.riverside.localhost:6666', 'x-forwarded-proto': 'https' },
    });
    const [mail] = await api.deliverMail();
    expect(linkIn(mail?.text)).toMatch(/^http:\/\/my-account\.riverside\.localhost:8080\//);
  });

  it('keeps the token only as a hash', async () => {
    const token = await askedToken('jo.renew@example.com');
    const rows = await api.db.selectFrom('passwordResets').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('takes the customer ID, too', async () => {
    await ask('riv100005');
    expect((await api.deliverMail()).map(({ to }) => to)).toEqual(['twins@example.com']);
  });

  it.each([
    ['an unknown address', 'nobody@example.com'],
    ['an unknown customer ID', 'RIV999999'],
    ["another tenant's customer ID", 'HAR100001'],
    ['blanks', '   '],
  ])('answers %s the same by the same number of statements, and mails no one', async (_what, typed) => {
    const countOf = async (name: string) => {
      const before = api.queries();
      const answer = await ask(name);
      return { answer: answer.text, queries: api.queries() - before };
    };
    const unknown = await countOf(typed);
    expect(await countOf('jo.renew@example.com')).toEqual(unknown);
    expect((await api.deliverMail()).map(({ to }) => to)).toEqual(['jo.renew@example.com']);
  });

  it('asks for the customer ID where several accounts share the address', async () => {
    const { status, message, validationMessages } = await ask('twins@example.com');
    expect(status).toBe(422);
    expect(message).toMatch(/^Multiple accounts use this email address\./);
    expect(validationMessages).toBeUndefined();
    expect(await api.deliverMail()).toEqual([]);
  });

  it('waits after five mails to an account, no matter who asks, and whether or not there is one', async () => {
    for (const typed of ['jo.renew@example.com', 'nobody@example.com']) {
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await ask(typed, { headers: { 'x-forwarded-for': `203.0.113.${attempt}` } });
      }
      const { status, message } = await ask(typed);
      expect([status, message]).toEqual([429, 'Too many attempts. Please try again in 15 minutes.']);
    }
    expect((await ask('sam.new@example.com')).status).toBe(200);
    api.moveClock(15 * 60_000);
    expect((await ask('jo.renew@example.com')).status).toBe(200);
  });

  it('counts the mails of an account whichever of its names was typed', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1)
      await ask(attempt % 2 === 0 ? 'jo.renew@example.com' : 'RIV100003');
    for (const typed of ['jo.renew@example.com', 'riv100003']) expect((await ask(typed)).status).toBe(429);
    expect(await api.deliverMail()).toHaveLength(5);
  });

  it('waits after thirty from one address', async () => {
    for (let attempt = 0; attempt < 30; attempt += 1) await ask(`nobody${attempt}@example.com`);
    expect((await ask('sam.new@example.com')).status).toBe(429);
    const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await ask('sam.new@example.com', elsewhere)).status).toBe(200);
  });
});

describe('setting the new password', () => {
  it('takes it, ends every session and says so by mail', async () => {
    const session = await api.loginAs('jo.renew@example.com');
    const token = await askedToken('jo.renew@example.com');
    const { status, data } = await set(token);
    expect([status, data]).toEqual([200, {}]);
    expect((await logIn('jo.renew@example.com', SEED_PASSWORD)).status).toBe(401);
    expect((await logIn('jo.renew@example.com', NEW_PASSWORD)).status).toBe(200);
    expect((await api.call('GET /api/v1/auth/user', { token: session })).status).toBe(401);
    const [mail] = await api.deliverMail();
    expect(mail).toMatchObject({
      to: 'jo.renew@example.com',
      subject: 'Your Riverside Leisure password was changed',
    });
    expect(mail?.text).toMatch(/^Your Riverside Leisure password has been changed/m);
    expect(mail?.text).toMatch(/^When: Wed 10 Jun 2026 at \d\d:\d\d$/m);
    expect(mail?.text).toContain('0161 496 0160 or hello@riverside-leisure.example.com');
    expect(mail?.text).not.toContain('#');
  });

  it('lets someone log in who had used up the attempts', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn('jo.renew@example.com', 'wrong');
    expect((await logIn('jo.renew@example.com', NEW_PASSWORD)).status).toBe(429);
    await set(await askedToken('jo.renew@example.com'));
    expect((await logIn('jo.renew@example.com', NEW_PASSWORD)).status).toBe(200);
  });

  it.each<[string, (token: string) => Promise<string> | string, TestRequest?]>([
    ['made up', () => 'a'.repeat(43)],
    ['used', async (token) => (await set(token)) && token],
    [
      'an hour old',
      (token) => {
        api.moveClock(HOUR);
        return token;
      },
    ],
    ['not the newest', async (token) => (await askedToken('jo.renew@example.com')) && token],
    ['of another tenant', (token) => token, { tenant: 'harbour' }],
  ])('refuses a link that is %s', async (_what, spoil, request) => {
    const token = await spoil(await askedToken('jo.renew@example.com'));
    const { status, validationMessages } = await set(token, {}, request);
    expect(status).toBe(422);
    expect(validationMessages).toEqual({ token: ['This link no longer works. Ask for a new one.'] });
  });

  it('tells all that is wrong with the password, and leaves the link good', async () => {
    const token = await askedToken('jo.renew@example.com');
    const { status, validationMessages } = await set(token, {
      password: 'weak',
      password_confirmation: 'weaker',
    });
    expect(status).toBe(422);
    expect(validationMessages).toEqual({
      password: ['Password must have at least 8 and at most 200 characters.'],
      password_confirmation: ['The password confirmation does not match.'],
    });
    expect((await set(token)).status).toBe(200);
  });

  it('by one of two that come at the same time', async () => {
    const token = await askedToken('jo.renew@example.com');
    const answers = await Promise.all([set(token), set(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await api.deliverMail()).toHaveLength(1);
  });
});

it('logs no one, and no failure', () => {
  expect(failuresIn(api.logged)).toEqual([]);
  expect(api.logged.join()).not.toMatch(/@|[\w-]{43}/);
  expect(api.logged.join()).not.toContain(NEW_PASSWORD);
});
