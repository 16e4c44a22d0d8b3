import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { addDays, siteDay, weekday } from 'shared-contracts/dates';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DOMAIN, type Installation, startInstallation } from './installation.ts';

const PATIENCE_MS = 180_000;
const EXAMPLE = path.resolve(import.meta.dirname, '../../../examples/new-tenant');
const STAFF = 'dee@example.com';
const PASSWORD = 'kettle otter violin';
const LOGIN = 'POST /api/v1/auth/customer/login';

let site: Installation;
beforeAll(async () => {
  site = await startInstallation();
}, PATIENCE_MS);
afterAll(() => site?.stop(), PATIENCE_MS);

const bookings = (...call: Parameters<ReturnType<Installation['at']>>) =>
  site.at('bookings.oakfield')(...call);
const desk = (...call: Parameters<ReturnType<Installation['at']>>) =>
  site.at('front-of-house.oakfield')(...call);
type Fields = Record<string, unknown>;
const linkIn = (text = '') => /https?:\S+#[\w-]+/.exec(text)?.[0] ?? '';
const codeNow = (secret: string, stepsAhead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + stepsAhead * 30_000 });

it('starts empty, and says what its operator may not know', async () => {
  expect(site.api.said()).toContain(
    "There is no tenant yet. 'npm run admin -- create-tenant' makes the first.",
  );
  expect(site.api.said()).toContain(
    'FILE_SCANNER_URL is not set: documents that customers send are not scanned',
  );
  expect(site.api.said()).toContain("CARD_PROVIDER_MODE is 'test': no card is charged.");
  expect(site.gateway.said()).toMatch(/^Gateway ready on https:/);
  const login = { username: 'staff@example.com', password: 'Passw0rd!' };
  expect((await site.at('bookings.riverside')(LOGIN, login)).status).toBe(404);
});

it(
  'a tenant is made, with a member of staff whose password no one sees',
  async () => {
    expect(await site.admin('create-tenant', EXAMPLE)).toContain('Oakfield Leisure Trust: 2 venues');
    const person = ['--email', STAFF, '--first-name', 'Dee', '--last-name', 'Desk', '--role', 'manager'];
    const printed = await site.admin('create-staff', '--tenant', 'oakfield', ...person, '--by-mail');
    expect(printed).toContain(`${STAFF} gets a mail`);
    expect(printed).not.toContain('password ');
  },
  PATIENCE_MS,
);

it.each([
  ['gateway', '/__live'],
  ['gateway', '/__faults'],
  ['gateway', '/metrics'],
  ['gateway', '/status'],
  ['api', '/__test/clock'],
] as const)('the %s has no %s', async (service, address) => {
  const answers = await Promise.all(
    ['GET', 'POST'].map((method) => fetch(`${site[service].url}${address}`, { method })),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});

/** Tokenises at the provider, as its script does in a browser. */
async function tokenise(sessionKey: string): Promise<string> {
  const answer = await fetch(`${site.providerUrl}/api/v1/card-identifiers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${sessionKey}` },
    body: JSON.stringify({
      cardDetails: {
        cardholderName: 'NOOR AHMADI',
        cardNumber: '4929000000006',
        expiryDate: '1239',
        securityCode: '123',
      },
    }),
  });
  return String(((await answer.json()) as Fields).cardIdentifier);
}

/** A class of the Oakfield Centre on a day of the coming week. */
async function classOn(day: string): Promise<string> {
  const date = Array.from({ length: 7 }, (_, at) => addDays(siteDay(new Date()), at + 1)).find(
    (each) => weekday(each) === day,
  );
  const { body } = await bookings(`GET /api/v1/activities/venues/oakfield-centre/sessions?date=${date}`);
  return String((body.data as Fields[])[0]?.id);
}

it(
  'the first visitor opens an account, and pays a class by card',
  async () => {
    const register = 'POST /api/v1/auth/customer/register?onboarding_type=customer_account_online';
    const answers = {
      client_id: '1',
      source: 'bookings',
      first_name: 'Noor',
      last_name: 'Ahmadi',
      date_of_birth: '1991-02-03',
      email: 'noor@example.com',
      password: PASSWORD,
    };
    const opened = await bookings(register, answers);
    expect(opened.status).toBe(201);
    const { body } = await bookings(LOGIN, { username: 'noor@example.com', password: PASSWORD });
    const token = String((body.data as Fields).token);

    const items = [{ id: await classOn('Monday'), type: 'activity' }];
    const choice = { items, membership_user_id: null, selected_user_id: null };
    expect((await bookings('POST /api/v1/checkout/add', choice, token)).status).toBe(200);
    const cart = (await bookings('GET /api/v1/checkout', undefined, token)).body.data as Fields;
    const terms = (await bookings(`GET /api/terms?cart_id=${cart.id}`, undefined, token)).body
      .data as Fields[];
    const prepared = (await bookings('GET /api/v1/checkout/prepare', undefined, token)).body.data as Fields;
    const sessionKey = String(prepared.session_key);
    const order = {
      completed_waivers: [],
      payments: [],
      source: 'bookings',
      terms: terms.map(({ id }) => id),
    };
    const authorised = await bookings(
      'POST /api/v1/checkout/authorise',
      {
        ...order,
        billing_first_name: 'Noor',
        billing_last_name: 'Ahmadi',
        billing_address_line_one: '1 Park Lane',
        billing_city: 'Newtown',
        billing_postcode: 'SY16 1AA',
        browser_details: {
          colour_depth: 30,
          java_enabled: false,
          javascript_enabled: true,
          language: 'en-GB',
          screen_height: 844,
          screen_width: 390,
          timezone_offset: 0,
        },
        card_identifier: await tokenise(sessionKey),
        card_holder_name: 'NOOR AHMADI',
        session_key: sessionKey,
        save_card: false,
      },
      token,
    );
    expect(authorised.status).toBe(201);
    const { transaction_uuid } = authorised.body.data as Fields;
    const completed = await bookings('POST /api/v1/checkout/complete', { ...order, transaction_uuid }, token);
    expect(completed.status).toBe(200);
    const { complete_order_id: id } = completed.body.data as Fields;
    const paid = await bookings(`GET /api/v1/orders/${id}`, undefined, token);
    expect(paid.body.data).toMatchObject({ formatted_total: '£5.20' });

    const mail = await site.mailTo('noor@example.com', 'Booked: ');
    expect(mail.text).toContain('Early swim');
    expect(mail.from?.text).toContain(`no-reply@${DOMAIN}`);
    expect(mail.text).toContain('Total: £5.20');
    expect(mail.text).toContain(`https://bookings.oakfield.${DOMAIN}/order-confirmed/`);
    expect(`${mail.text}${mail.html}`).not.toMatch(/evil\.example|localhost/);
  },
  PATIENCE_MS,
);

it(
  'staff choose the first password by mail, and open nothing before a second factor',
  async () => {
    const mail = await site.mailTo(STAFF, 'Your staff account for Oakfield Leisure Trust');
    const link = linkIn(mail.text);
    expect(link).toMatch(new RegExp(`^https://front-of-house\\.oakfield\\.${DOMAIN}/reset-password#`));
    const chosen = { token: link.split('#')[1], password: PASSWORD, password_confirmation: PASSWORD };
    expect((await desk('POST /api/v1/auth/customer/reset-password', chosen)).status).toBe(200);
    expect((await desk('POST /api/v1/auth/customer/reset-password', chosen)).status).toBe(422);

    const logIn = async () => {
      const { status, body } = await desk(LOGIN, { username: STAFF, password: PASSWORD });
      expect(status).toBe(200);
      return String((body.data as Fields).token);
    };
    const readLog = async (token: string) =>
      (await desk('GET /api/v1/front-of-house/audit-log', undefined, token)).status;
    const token = await logIn();
    expect(await readLog(token)).toBe(403);
    const { body } = await desk('POST /api/v1/auth/second-factor/enrolment', undefined, token);
    const { secret } = body.data as { secret: string };
    expect(await readLog(token)).toBe(403);
    const confirm = 'POST /api/v1/auth/second-factor/enrolment/confirmation';
    expect((await desk(confirm, { code: '000000' }, token)).status).toBe(422);
    expect((await desk(confirm, { code: codeNow(secret) }, token)).status).toBe(200);
    expect(await readLog(token)).toBe(200);

    const later = await logIn();
    expect(await readLog(later)).toBe(403);
    const code = codeNow(secret, 1);
    expect((await desk('POST /api/v1/auth/second-factor', { code }, later)).status).toBe(200);
    expect(await readLog(later)).toBe(200);
  },
  PATIENCE_MS,
);

it('left no failure in the log, and no secret', () => {
  expect(site.api.said()).not.toMatch(/"level":(?:50|60|"error")/);
  expect(site.api.said()).not.toContain('noor@example.com');
});
