import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SEED_PASSWORD } from '../../seed/people.ts';
import { startTestApi, type TestApi, type TestRequest } from '../../testing/api.ts';
import { attemptKey } from './attempts.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.db.deleteFrom('attempts').execute());
afterAll(() => api.close());

const logIn = (username: string, password = SEED_PASSWORD, request: TestRequest = {}) =>
  api.call('POST /api/v1/auth/customer/login', { ...request, body: { username, password } });

const currentUser = (request: TestRequest) => api.call('GET /api/v1/auth/user', request);

/** Lets so many attempts under a key have failed. */
const failBefore = (key: string, count: number) =>
  api.db
    .insertInto('attempts')
    .values(Array.from({ length: count }, () => ({ key, madeAt: api.now() })))
    .execute();

describe('logging in', () => {
  it('takes the email address however it is typed', async () => {
    const { status, data } = await logIn(' Sam.New@Example.COM ');
    expect(status).toBe(200);
    expect(String(data.token)).toMatch(/^[\w-]{43}$/);
  });

  it('keeps the token only as a hash', async () => {
    const { data } = await logIn('sam.new@example.com');
    const hashes = await api.db.selectFrom('logins').select('tokenHash').execute();
    expect(hashes.map((login) => login.tokenHash)).not.toContain(data.token);
  });

  it.each([
    ['a wrong password', 'sam.new@example.com', 'wrong'],
    ['an unknown address', 'nobody@example.com', SEED_PASSWORD],
    ['an unknown customer ID', 'RIV999999', SEED_PASSWORD],
    ["another tenant's customer ID", 'HAR100001', SEED_PASSWORD],
  ])('is refused in the same words for %s', async (_what, username, password) => {
    const answer = await logIn(username, password);
    expect(answer.status).toBe(401);
    expect(answer.message).toBe('Those details do not match an account. Check them and try again.');
  });

  it('asks for the customer ID where two accounts share an address', async () => {
    const answer = await logIn('twins@example.com');
    expect(answer.status).toBe(422);
    expect(answer.message).toContain('customer ID');
    expect(Object.keys(answer.validationMessages ?? {})).toEqual(['username']);
    const first = await logIn('riv100004');
    const second = await logIn('RIV100005');
    const names = [first, second].map(
      async ({ data }) => (await currentUser({ token: String(data.token) })).data,
    );
    expect((await Promise.all(names)).map((user) => user.first_name)).toEqual(['Robin', 'Frankie']);
  });

  it('does not tell a guesser that an address is shared', async () => {
    expect((await logIn('twins@example.com', 'wrong')).status).toBe(401);
  });

  it('waits after five failures, from that address, on that account, and only for a while', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn('sam.new@example.com', 'wrong');
    const refused = await logIn('sam.new@example.com');
    expect([refused.status, refused.message]).toEqual([
      429,
      'Too many failed attempts. Please try again in 15 minutes.',
    ]);
    expect((await logIn('alex.member@example.com')).status).toBe(200);
    const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await logIn('sam.new@example.com', SEED_PASSWORD, elsewhere)).status).toBe(200);
    api.moveClock(15 * 60_000);
    expect((await logIn('sam.new@example.com')).status).toBe(200);
  });

  it('lets sixty guesses at once have five tries', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => logIn('jo.renew@example.com', 'wrong')),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(55);
  });

  it('counts an account under both of its names', async () => {
    for (const name of [
      'jo.renew@example.com',
      'RIV100003',
      'riv100003',
      ' Jo.Renew@example.com ',
      'RIV100003',
    ]) {
      expect((await logIn(name, 'wrong')).status).toBe(401);
    }
    expect((await logIn('jo.renew@example.com')).status).toBe(429);
    expect((await logIn('RIV100003')).status).toBe(429);
  });

  it('counts what is tried from one address, on whatever account', async () => {
    await failBefore(attemptKey('login-address', 1, '127.0.0.1'), 59);
    expect((await logIn('alex.member@example.com')).status).toBe(200);
    expect((await logIn('nobody@example.com', 'wrong')).status).toBe(401);
    expect((await logIn('alex.member@example.com')).status).toBe(429);
    const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await logIn('alex.member@example.com', SEED_PASSWORD, elsewhere)).status).toBe(200);
  });

  it('counts what is tried on one account, from wherever, and for a while only', async () => {
    const lee = await api.db
      .selectFrom('people')
      .select('id')
      .where('reference', '=', 'RIV100006')
      .executeTakeFirstOrThrow();
    await failBefore(attemptKey('login', 1, lee.id), 99);
    const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await logIn('lee.lapsed@example.com', 'wrong', elsewhere)).status).toBe(401);
    expect((await logIn('lee.lapsed@example.com')).status).toBe(429);
    api.moveClock(15 * 60_000);
    expect((await logIn('lee.lapsed@example.com')).status).toBe(200);
  });

  it('lets no one keep someone else out where they have logged in before', async () => {
    const lee = await api.db
      .selectFrom('people')
      .select('id')
      .where('reference', '=', 'RIV100006')
      .executeTakeFirstOrThrow();
    const home = { headers: { 'x-forwarded-for': '203.0.113.20' } };
    const away = { headers: { 'x-forwarded-for': '203.0.113.21' } };
    expect((await logIn('lee.lapsed@example.com', SEED_PASSWORD, home)).status).toBe(200);
    await failBefore(attemptKey('login', 1, lee.id), 100);
    expect((await logIn('lee.lapsed@example.com', SEED_PASSWORD, away)).status).toBe(429);
    expect((await logIn('lee.lapsed@example.com', SEED_PASSWORD, home)).status).toBe(200);
    for (let guess = 0; guess < 5; guess += 1) await logIn('lee.lapsed@example.com', 'wrong', home);
    expect((await logIn('lee.lapsed@example.com', SEED_PASSWORD, home)).status).toBe(429);
  });
});

describe('the person logged in', () => {
  it('is shown with membership, credit and home venue', async () => {
    const { data } = await currentUser({ token: await api.loginAs('alex.member@example.com') });
    expect(data).toMatchObject({
      reference: 'RIV100002',
      membership_user: { id: 'M-200002' },
      home_venue: { slug: 'sale-leisure-centre' },
      credit: { balance: '12.50', formatted_balance: '£12.50' },
      has_instruction: true,
      is_staff: false,
    });
    expect(JSON.stringify(data)).not.toContain('argon2');
  });

  it('learns of a document that runs out', async () => {
    const { data } = await currentUser({ token: await api.loginAs('jo.renew@example.com') });
    expect(data.document_expiry?.[0]).toMatchObject({ document_expiring_soon: true });
    expect(data.has_outstanding_penalties).toBe(true);
  });

  it('is known by the cookie, too', async () => {
    const token = await api.loginAs('sam.new@example.com');
    expect((await currentUser({ headers: { cookie: `touchline_token=${token}` } })).status).toBe(200);
  });

  it.each([
    ['no token', {}],
    ['a made-up token', { token: 'a'.repeat(43) }],
    ['a header of another kind', { headers: { authorization: 'Basic abc' } }],
  ])('is no one with %s', async (_what, request) => {
    const answer = await currentUser(request);
    expect([answer.status, answer.message]).toEqual([401, 'Please log in to continue.']);
  });

  it('is no one at another tenant', async () => {
    const token = await api.loginAs('sam.new@example.com');
    expect((await currentUser({ token, tenant: 'harbour' })).status).toBe(401);
  });

  it('is no one after logging out, and logging out twice harms no one', async () => {
    const token = await api.loginAs('sam.new@example.com');
    expect((await api.call('POST /api/v1/auth/logout', { token })).status).toBe(200);
    expect((await currentUser({ token })).status).toBe(401);
    expect((await api.call('POST /api/v1/auth/logout', { token })).status).toBe(200);
  });

  it("cannot be logged out through another tenant's host", async () => {
    const token = await api.loginAs('sam.new@example.com');
    await api.call('POST /api/v1/auth/logout', { token, tenant: 'harbour' });
    expect((await currentUser({ token })).status).toBe(200);
  });

  it('is no one after thirty days', async () => {
    const token = await api.loginAs('sam.new@example.com');
    api.moveClock(30 * 24 * 3_600_000);
    expect((await currentUser({ token })).status).toBe(401);
  });
});
