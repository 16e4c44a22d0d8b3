import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { type Authenticator, createAuthenticator } from '../../testing/authenticator.ts';
import { register } from '../../testing/new-customer.ts';
import { ADD, passkeyCalls, START, typed } from '../../testing/passkey-calls.ts';

const SAM = 'sam.new@example.com';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  for (const table of ['passkeys', 'passkeyChallenges', 'attempts', 'mails', 'logins'] as const) {
    await api.db.deleteFrom(table).execute();
  }
});
afterAll(() => api.close());

const { as, user, challenge, added, logIn } = passkeyCalls(() => api);

describe('removing a passkey', () => {
  it('has it open nothing, says so by mail and ends no login', async () => {
    const token = await api.loginAs(SAM);
    const { device, answer } = await added(token);
    const byPasskey = String((await logIn(device)).data.token);
    await api.deliverMail();
    const path = `DELETE /api/v1/my-account/passkeys/${answer.data[0]?.id}`;
    expect((await as(await api.loginAs('jo.renew@example.com'))(path, typed)).status).toBe(404);
    expect(await as(token)(path, typed)).toMatchObject({ status: 200, data: [] });
    expect((await as(token)(path, typed)).status).toBe(404);
    expect((await api.deliverMail()).map(({ subject }) => subject)).toEqual([
      'A passkey was removed from your Riverside Leisure account',
    ]);
    expect((await logIn(device)).status).toBe(422);
    expect((await user(byPasskey)).email).toBe(SAM);
  });

  it.each([
    ['nothing', {}, 'Enter your current password.'],
    ['another password', { current_password: 'wrong' }, 'This is not your current password.'],
  ])('is not done by %s', async (_what, body, message) => {
    const token = await api.loginAs(SAM);
    const { answer, device } = await added(token);
    const path = `DELETE /api/v1/my-account/passkeys/${answer.data[0]?.id}`;
    const { status, validationMessages } = await as(token)(path, body);
    expect([status, validationMessages]).toEqual([422, { current_password: [message] }]);
    expect((await as(token)(path)).status).toBe(422);
    expect((await logIn(device)).status).toBe(200);
  });

  it('is done by one that they have, the same or another, and by no one else’s', async () => {
    const token = await api.loginAs(SAM);
    const { answer, device } = await added(token);
    const other = await added(await api.loginAs('jo.renew@example.com'));
    const path = `DELETE /api/v1/my-account/passkeys/${answer.data[0]?.id}`;
    const proof = async (from: Authenticator) => ({ credential: from.get({ challenge: await challenge() }) });
    expect((await as(token)(path, await proof(other.device))).status).toBe(422);
    expect((await as(token)(path, await proof(device))).data).toEqual([]);
  });

  it.each([
    ['before their address was confirmed', 'mallory.used.it@example.com', false],
    ['after they confirmed their address', 'mallory.waited@example.com', true],
  ])('is done for a customer who sets a password by mail %s', async (_when, email, isConfirmed) => {
    const { data } = await register(api, { email });
    const stranger = String(data.token);
    const started = await as(stranger)(START, { current_password: 'kettle otter violin' });
    const device = createAuthenticator();
    const credential = device.create({ challenge: started.data.options?.challenge });
    expect((await as(stranger)(ADD, { name: 'Mine', credential })).status).toBe(200);
    if (isConfirmed) {
      const asked = (await api.deliverMail()).find(({ to }) => to === email);
      const [, link = ''] = /\/confirm-email#([\w-]+)/.exec(asked?.text ?? '') ?? [];
      const confirmed = await api.call('POST /api/v1/auth/email-confirmation', { body: { token: link } });
      expect(confirmed.status).toBe(200);
    }
    await api.call('POST /api/v1/auth/customer/forgotten-password', { body: { email_or_reference: email } });
    const mails = await api.deliverMail();
    const [, token = ''] = /reset-password#([\w-]+)/.exec(mails.map(({ text }) => text).join()) ?? [];
    const password = 'marble tiger lantern';
    const body = { token, password, password_confirmation: password };
    expect((await api.call('POST /api/v1/auth/customer/reset-password', { body })).status).toBe(200);
    expect((await logIn(device)).status).toBe(422);
  });
});
