import { type ConfirmationLink, readConfirmationLink } from 'shared-contracts/confirmation-link';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { failuresIn, startTestApi, type TestApi, type TestRequest } from '../../testing/api.ts';
import { register } from '../../testing/new-customer.ts';
import { reachableByMail } from './store.ts';

const DAY = 24 * 3_600_000;
const STRANGER = 'jo.renew@example.com';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  await api.db.deleteFrom('attempts').execute();
  await api.db.deleteFrom('mails').execute();
});
afterAll(() => api.close());

let registrations = 0;
/** Opens an account. Returns its token, its address and the token of the link that was mailed there. */
async function registered(address?: string) {
  registrations += 1;
  const email = address ?? `new.${registrations}@example.com`;
  const { status, data } = await register(api, { email });
  expect(status).toBe(201);
  const linked = await mailedTo(email);
  return { token: String(data.token), email, link: linked.token, linked };
}

async function mailedTo(email: string): Promise<ConfirmationLink> {
  const mail = (await api.deliverMail()).find(({ to }) => to === email);
  return readConfirmationLink(/\/confirm-email(#\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
}

const mailedLink = async (email: string) => (await mailedTo(email)).token;

const confirm = (token: string, request: TestRequest = {}) =>
  api.call('POST /api/v1/auth/email-confirmation', { ...request, body: { token } });
const disown = (token: string) =>
  api.call('POST /api/v1/auth/email-confirmation/refusal', { body: { token } });
const known = async (token: string) =>
  (await api.call('GET /api/v1/my-account/email-confirmation', { token })).data;
const sendAgain = (token: string) => api.call('POST /api/v1/my-account/email-confirmation/link', { token });
const forgotten = (typed: string) =>
  api.call('POST /api/v1/auth/customer/forgotten-password', { body: { email_or_reference: typed } });

describe('a new account', () => {
  it('is asked by mail whether its address is right, and holds nothing up in the meantime', async () => {
    const { token, email, link, linked } = await registered();
    expect(link).toHaveLength(43);
    expect(linked).toEqual({ token: link, email });
    expect(await known(token)).toEqual({ email, state: 'unconfirmed' });
    expect((await api.call('GET /api/v1/auth/user', { token })).data).toMatchObject({ email });
    const rows = await api.db.selectFrom('emailConfirmations').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(link);
  });

  it('is confirmed by the link without a login, on any host, and again by a second press', async () => {
    const { token, link } = await registered();
    expect(await confirm(link, { app: 'online-joining' })).toMatchObject({ status: 200, data: {} });
    expect((await confirm(link)).status).toBe(200);
    expect((await known(token)).state).toBe('confirmed');
    expect((await disown(link)).status).toBe(422);
  });

  it('from before was never asked, and is asked nothing', async () => {
    const token = await api.loginAs(STRANGER);
    expect(await known(token)).toEqual({ email: STRANGER, state: 'unknown' });
    expect((await sendAgain(token)).status).toBe(409);
  });
});

describe('the link', () => {
  it.each<[string, (link: string, token: string) => Promise<string> | string, TestRequest?]>([
    ['made up', () => 'a'.repeat(43)],
    [
      'a week old',
      (link) => {
        api.moveClock(7 * DAY);
        return link;
      },
    ],
    ['not the newest', async (link, token) => (await sendAgain(token)) && (await api.deliverMail()) && link],
    ['of another tenant', (link) => link, { tenant: 'harbour' }],
  ])('does nothing when it is %s', async (_what, spoil, request) => {
    const { token, link } = await registered();
    const { status, validationMessages } = await confirm(await spoil(link, token), request);
    expect(status).toBe(422);
    expect(validationMessages).toEqual({
      token: ['This link no longer works. Ask for a new one in My details.'],
    });
  });

  it('is sent again three times in a quarter of an hour', async () => {
    const { token, email } = await registered();
    for (let time = 0; time < 3; time += 1) expect((await sendAgain(token)).status).toBe(200);
    expect((await sendAgain(token)).status).toBe(429);
    expect((await confirm(await mailedLink(email))).status).toBe(422);
  });

  it('is not sent where the address is confirmed by then', async () => {
    const { token, link } = await registered();
    await sendAgain(token);
    await confirm(link);
    expect(await api.deliverMail()).toEqual([]);
    expect((await sendAgain(token)).status).toBe(409);
  });
});

describe('an address of someone else', () => {
  it('gets no mail about the account once they have said so, whatever it is about', async () => {
    const { token, email, link } = await registered();
    await forgotten(email);
    expect((await disown(link)).status).toBe(200);
    expect((await disown(link)).status).toBe(200);
    expect((await known(token)).state).toBe('disowned');
    expect((await sendAgain(token)).status).toBe(409);
    await forgotten(email);
    expect(await api.deliverMail()).toEqual([]);
    expect((await api.call('GET /api/v1/auth/user', { token })).status).toBe(200);
  });

  it('is free for their own account, whose password they can set again', async () => {
    const { email, link } = await registered();
    await disown(link);
    const theirs = await registered(email);
    await confirm(theirs.link);
    await forgotten(email);
    expect((await api.deliverMail()).map(({ to }) => to)).toEqual([email]);
  });

  it('makes a mailed link to a new password void', async () => {
    const { email, link } = await registered();
    await forgotten(email);
    const [mail] = await api.deliverMail();
    const [, reset = ''] = /reset-password#([\w-]+)/.exec(mail?.text ?? '') ?? [];
    await disown(link);
    const password = 'marble tiger lantern';
    const body = { token: reset, password, password_confirmation: password };
    expect((await api.call('POST /api/v1/auth/customer/reset-password', { body })).status).toBe(422);
  });

  it('that was disowned by mistake can be confirmed after all', async () => {
    const { token, link } = await registered();
    await disown(link);
    await confirm(link);
    expect((await known(token)).state).toBe('confirmed');
  });
});

it('a password set by mail confirms the address that the link went to', async () => {
  await forgotten(STRANGER);
  const [mail] = await api.deliverMail();
  const [, reset = ''] = /reset-password#([\w-]+)/.exec(mail?.text ?? '') ?? [];
  const password = 'marble tiger lantern';
  await api.call('POST /api/v1/auth/customer/reset-password', {
    body: { token: reset, password, password_confirmation: password },
  });
  const body = { username: STRANGER, password };
  const { data } = await api.call('POST /api/v1/auth/customer/login', { body });
  expect((await known(String(data.token))).state).toBe('confirmed');
});

it('what someone else booked is mailed to no one whose address may be a stranger’s', async () => {
  const one = await registered();
  const other = await registered();
  await confirm(other.link);
  const idOf = async (email: string) =>
    (await api.db.selectFrom('people').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
  const [unconfirmed, confirmed, unknown] = await Promise.all([one.email, other.email, STRANGER].map(idOf));
  const all = [unconfirmed, confirmed, unknown].map(String);
  const reached = await reachableByMail(api.db, all);
  expect(all.map((id) => reached.has(id))).toEqual([false, true, true]);
});

it('staff at the desk see what is known of an address', async () => {
  const token = await api.loginAs('staff@example.com');
  const { email, link } = await registered();
  const stateOf = async (typed: string) => {
    const body = { email_or_reference: typed };
    const answer = await api.call('POST /api/v1/front-of-house/customers', {
      token,
      app: 'front-of-house',
      body,
    });
    return answer.data.map(({ email_state }) => email_state);
  };
  expect(await stateOf(email)).toEqual(['unconfirmed']);
  await disown(link);
  expect(await stateOf(email)).toEqual(['disowned']);
  expect(await stateOf('sam.new@example.com')).toEqual(['unknown']);
});

it('logs no failure, no address and no token', () => {
  expect(failuresIn(api.logged)).toEqual([]);
  expect(api.logged.join()).not.toMatch(/@|[\w-]{43}/);
});
