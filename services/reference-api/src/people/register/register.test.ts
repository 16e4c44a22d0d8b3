import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { failuresIn, startTestApi, type TestApi } from '../../testing/api.ts';
import { newCustomer, register } from '../../testing/new-customer.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  await api.db
    .deleteFrom('people')
    .where('reference', '>', 'RIV200000')
    .where('isStaff', '=', false)
    .execute();
  await api.db.deleteFrom('attempts').execute();
});
afterAll(() => api.close());

const people = () =>
  api.db.selectFrom('people').selectAll().where('email', 'like', 'priya%').orderBy('reference').execute();
const currentUser = (token: unknown) => api.call('GET /api/v1/auth/user', { token: String(token) });

describe('a new account', () => {
  it('is opened and logged in at once', async () => {
    const { status, data } = await register(api);
    expect(status).toBe(201);
    expect(Object.keys(data)).toEqual(['token']);
    expect((await currentUser(data.token)).data).toMatchObject({
      first_name: 'Priya',
      last_name: "O'Neill",
      email: 'priya@example.com',
      home_venue: null,
      membership_user: null,
      is_staff: false,
      credit: { balance: '0.00' },
    });
  });

  it('can be logged in to with the password, which is kept as a hash', async () => {
    await register(api);
    const [person] = await people();
    expect(person?.passwordHash).toMatch(/^\$argon2id\$/);
    const body = { username: 'priya@example.com', password: newCustomer.password };
    expect((await api.call('POST /api/v1/auth/customer/login', { body })).status).toBe(200);
  });

  it('keeps the other answers by their paths, and neither password nor empty ones among them', async () => {
    const { data } = await register(api);
    const [person] = await people();
    expect(person?.answers).toEqual({
      title: 'ms',
      dateOfBirth: '1994-02-03',
      mobile: '07700 900123',
      'address.lineOne': '1 Weir Street',
      'address.city': 'Sale',
      'address.postcode': 'M33 2AL',
      interests: ['gym', 'swimming'],
      activeDays: 4,
      'marketing.email': true,
    });
    const form = await api.call('GET /api/data-fields?onboarding_type=membership_purchase', {
      token: String(data.token),
    });
    expect(form.text).toContain('M33 2AL');
  });

  it('gets the next customer ID of its tenant, also when many come at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((number) => register(api, { email: `priya${number}@example.com` })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const numbers = (await people()).map(({ reference }) => Number(/^RIV(\d+)$/.exec(reference)?.[1]));
    const [first = 0] = numbers;
    expect(numbers).toEqual([first, first + 1, first + 2, first + 3, first + 4]);
  });
});

describe('a repeat', () => {
  const headers = { 'idempotency-key': 'register-once-0001' };

  it('opens no second account, and logs in to the first', async () => {
    const first = await register(api, {}, { headers });
    const second = await register(api, {}, { headers });
    expect(second.status).toBe(201);
    const users = await Promise.all([currentUser(first.data.token), currentUser(second.data.token)]);
    expect(users[0]?.data.id).toBe(users[1]?.data.id);
    expect(await people()).toHaveLength(1);
  });

  it('at the very same time opens one account', async () => {
    const answers = await Promise.all([register(api, {}, { headers }), register(api, {}, { headers })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await people()).toHaveLength(1);
  });

  it.each([
    ['password', { password: 'An0ther-one!' }],
    ['address', { email: 'priya.else@example.com' }],
  ])('with another %s is refused', async (_what, change) => {
    await register(api, {}, { headers });
    const { status, message } = await register(api, change, { headers });
    expect([status, message]).toEqual([422, 'This Idempotency-Key was already used for another request.']);
    expect(await people()).toHaveLength(1);
  });

  it('needs its key', async () => {
    const { status, message } = await register(api, {}, { headers: { 'idempotency-key': '' } });
    expect([status, message]).toEqual([
      422,
      'The request needs an Idempotency-Key of 8 to 100 letters, digits, hyphens or underscores.',
    ]);
  });
});

describe('an address that has an account', () => {
  it('reads so, and how to continue', async () => {
    const { status, data, validationMessages } = await register(api, { email: 'Sam.New@example.com' });
    expect([status, data]).toEqual([422, null]);
    expect(validationMessages).toEqual({
      email: ['There is already an account with this email address. Log in or reset your password.'],
    });
  });

  it('is found by one of two that come at the same time', async () => {
    const answers = await Promise.all([register(api), register(api)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    expect(await people()).toHaveLength(1);
  });

  it('may have one at another tenant', async () => {
    await register(api);
    const { title: _title, ...answers } = newCustomer;
    const body = {
      ...answers,
      client_id: '3',
      address: { postcode: 'PL4 0AA' },
      interests: ['gym'],
      is_old_enough: true,
      active_days: undefined,
    };
    const { status, text } = await register(api, {}, { body, tenant: 'harbour' });
    expect(status, text).toBe(201);
    expect((await people()).map(({ reference }) => reference.slice(0, 3))).toEqual(['HAR', 'RIV']);
    await api.db.deleteFrom('people').where('reference', 'like', 'HAR2%').execute();
  });

  it('cannot be looked for by trying a list', async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await register(api, { email: 'sam.new@example.com' });
    const { status, message } = await register(api, { email: 'alex.member@example.com' });
    expect([status, message]).toEqual([429, 'Too many attempts. Please try again in 15 minutes.']);
    const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await register(api, {}, elsewhere)).status).toBe(201);
  });
});

it('one address opens sixty accounts in a quarter of an hour, and none of it keeps others out', async () => {
  await register(api);
  const [counted, ...others] = await api.db.selectFrom('attempts').selectAll().execute();
  if (!counted) throw new Error('Opening an account was not counted.');
  expect(others).toEqual([]);
  await api.db
    .insertInto('attempts')
    .values(Array.from({ length: 58 }, () => counted))
    .execute();
  expect((await register(api, { email: 'priya60@example.com' })).status).toBe(201);
  const refused = await register(api, { email: 'priya61@example.com' });
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
  expect(await people()).toHaveLength(2);
  const elsewhere = { headers: { 'x-forwarded-for': '203.0.113.9' } };
  expect((await register(api, { email: 'priya61@example.com' }, elsewhere)).status).toBe(201);
  api.moveClock(15 * 60_000);
  expect((await register(api, { email: 'priya62@example.com' })).status).toBe(201);
});

describe('a form that does not fit', () => {
  it('is listed per field, under the paths of the questions', async () => {
    const { status, validationMessages } = await register(api, {
      first_name: '',
      password: 'weak',
      address: { postcode: 'nowhere' },
      date_of_birth: '2030-01-01',
      is_staff: true,
    });
    expect(status).toBe(422);
    expect(validationMessages).toEqual({
      first_name: ['First name is required.'],
      password: ['Password must have at least 8 and at most 200 characters.'],
      'address.postcode': ['Please enter a valid postcode'],
      date_of_birth: ['Date must be valid.'],
      is_staff: ['This field is not known.'],
    });
    expect(await people()).toEqual([]);
  });

  it.each([
    ['a common one', 'Sunshine1!'],
    ['their own name', 'ONeill1994'],
    ['their email address', 'Priya@example.com'],
    ["the venue's name", 'Riverside!'],
  ])('is refused with a password that is easy to guess: %s', async (_what, password) => {
    const { status, validationMessages } = await register(api, { last_name: 'ONeill', password });
    expect(status).toBe(422);
    expect(validationMessages?.password?.[0]).toMatch(/^This password is too easy to guess/);
    expect(await people()).toEqual([]);
  });

  it.each([
    ["another tenant's", { client_id: '2' }, ['client_id']],
    ["another host's", { source: 'bookings' }, ['source']],
    ['unknown', { source: 'front-of-house-x' }, ['source']],
  ])('is refused when it is %s', async (_whose, change, keys) => {
    const { status, validationMessages } = await register(api, change);
    expect([status, Object.keys(validationMessages ?? {})]).toEqual([422, keys]);
  });

  it('is too large with a megabyte in it', async () => {
    expect((await register(api, { last_name: 'a'.repeat(1024 * 1024) })).status).toBe(413);
  });

  it('needs name, address and password even where a tenant asks nothing', async () => {
    await api.db.updateTable('tenants').set({ dataFields: '[]' }).where('slug', '=', 'northpeak').execute();
    const body = { client_id: '2', source: 'online-joining' };
    const { status, validationMessages } = await register(api, {}, { body, tenant: 'northpeak' });
    expect(status).toBe(422);
    expect(Object.keys(validationMessages ?? {})).toEqual(['first_name', 'last_name', 'email', 'password']);
  });
});

it('logs no one, and no failure', async () => {
  await register(api);
  expect(failuresIn(api.logged)).toEqual([]);
  expect(api.logged.join()).not.toContain('@');
});
