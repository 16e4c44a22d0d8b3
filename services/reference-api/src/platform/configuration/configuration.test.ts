import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';

it('needs nothing to be set', () => {
  expect(readConfiguration({}, '/checkout')).toMatchObject({
    port: 8081,
    dataFolder: '/checkout/data',
    databaseUrl: null,
    baseDomain: 'localhost',
    holdMinutes: 15,
    isProduction: false,
    cardProvider: { browserUrl: 'http://card-sandbox.localhost:8082', mode: 'test' },
    mail: { from: 'no-reply@localhost', smtpUrl: null, outbox: '/checkout/data/outbox' },
  });
});

it.each([
  ['API_PORT', 'banana'],
  ['API_PORT', '70000'],
  ['API_PORT', '80.5'],
  ['PUBLIC_PORT', ''],
  ['HOLD_MINUTES', '0'],
  ['HOLD_MINUTES', '-5'],
  ['BASE_DOMAIN', 'http://localhost:8080'],
  ['DATABASE_URL', 'mysql://somewhere/else'],
  ['DATABASE_URL', ''],
  ['CARD_PROVIDER_URL', 'card-sandbox'],
  ['CARD_PROVIDER_MODE', 'real'],
  ['CARD_PROVIDER_VENDOR', ' '],
  ['SMTP_URL', 'mail.example.com'],
  ['MAIL_FROM', 'Riverside'],
  ['BANK_DETAILS_KEY', 'short'],
  ['BANK_DETAILS_KEY', ''],
  ['TEST_CLOCK', 'yes'],
  ['DEMO_DATA', 'yes'],
  ['STAFF_SECOND_FACTOR', 'yes'],
  ['PUBLIC_SCHEME', 'ftp'],
  ['BANK_DETAILS_OLD_KEYS', 'ab,cd'],
  ['TRUSTED_PROXIES', 'everybody'],
  ['TRUSTED_PROXIES', '10.0.0.0/8;loopback'],
  ['DRAIN_SECONDS', 'soon'],
  ['FILE_SCANNER_URL', 'clamav'],
])('names %s when it is "%s"', (key, value) => {
  expect(() => readConfiguration({ [key]: value }, '/checkout')).toThrow(new RegExp(`^${key} `));
});

it.each(['loopback', '10.0.0.0/8, uniquelocal', '::1', 'fd00::/8'])('trusts the proxies %s', (value) => {
  expect(readConfiguration({ TRUSTED_PROXIES: value }, '/checkout').trustedProxies).toBe(value);
});

it('asks for the address that mail comes from when it is really sent', () => {
  const SMTP_URL = 'smtps://user:secret@mail.example.com';
  expect(() => readConfiguration({ SMTP_URL }, '/checkout')).toThrow(/^MAIL_FROM /);
  const { mail } = readConfiguration({ SMTP_URL, MAIL_FROM: 'hello@example.com' }, '/checkout');
  expect(mail).toMatchObject({ smtpUrl: SMTP_URL, from: 'hello@example.com' });
});

it.each([
  { DATABASE_URL: 'mysql://user:secret@host/name' },
  { SMTP_URL: 'http://user:secret@host' },
  { BANK_DETAILS_KEY: 'secret' },
])('does not repeat a secret that is wrong', (environment) => {
  const read = () => readConfiguration(environment, '/checkout');
  expect(read).toThrow(expect.objectContaining({ message: expect.not.stringContaining('secret') }));
});

it('takes bases without their last slash', () => {
  const { cardProvider } = readConfiguration(
    { CARD_PROVIDER_API_URL: 'https://cards.example/' },
    '/checkout',
  );
  expect(cardProvider.apiUrl).toBe('https://cards.example');
});

/** What a real installation sets at least. */
const REAL = {
  CARD_PROVIDER_REPORTING_URL: '',
  BANK_DETAILS_KEY: 'a1'.repeat(32),
  CARD_PROVIDER_KEY: 'key',
  CARD_PROVIDER_PASSWORD: 'secret',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'hello@example.com',
};

describe.each([{ NODE_ENV: 'production' }, { CARD_PROVIDER_MODE: 'live' }])('with %o', (mode) => {
  const read = (environment: Record<string, string | undefined> = {}) =>
    readConfiguration({ ...REAL, ...mode, ...environment }, '/checkout');

  it('starts empty, with a clock that nobody moves', () => {
    expect(read()).toMatchObject({ hasDemoData: false, hasTestClock: false });
  });

  it.each([
    [{ DEMO_DATA: '1' }, /^DEMO_DATA is '1'/],
    [{ STAFF_SECOND_FACTOR: '0' }, /^STAFF_SECOND_FACTOR is '0'/],
    [{ TEST_CLOCK: '1' }, /^TEST_CLOCK is '1'/],
    [{ BANK_DETAILS_KEY: undefined }, /^BANK_DETAILS_KEY is not set/],
    [{ BANK_DETAILS_KEY: '0'.repeat(64) }, /^BANK_DETAILS_KEY is the example/],
    [
      { DATABASE_URL: 'postgres://touchline:change-me@db/touchline' },
      /^DATABASE_URL has the password of the/,
    ],
    [{ CARD_PROVIDER_KEY: undefined }, /^CARD_PROVIDER_KEY and CARD_PROVIDER_PASSWORD are the sandbox's/],
    [{ CARD_PROVIDER_PASSWORD: 'local-password' }, /^CARD_PROVIDER_KEY and CARD_PROVIDER_PASSWORD are/],
    [
      {
        CARD_PROVIDER_REPORTING_URL: 'https://books.example',
        CARD_PROVIDER_REPORTING_USER: 'reader',
        CARD_PROVIDER_REPORTING_PASSWORD: 'local-password',
      },
      /^CARD_PROVIDER_REPORTING_PASSWORD is the sandbox's/,
    ],
    [{ SMTP_URL: undefined }, /^SMTP_URL is not set/],
    [{ SMTP_URL: '' }, /^SMTP_URL is not set/],
    [{ MAIL_FROM: 'no-reply@localhost' }, /^MAIL_FROM is not set/],
  ])('refuses %o, which is only fit for a demonstration', (environment, words) => {
    expect(() => read(environment)).toThrow(words);
  });

  it('names all that is to be mended at once, a line each', () => {
    const change = { DEMO_DATA: '1', TEST_CLOCK: '1', SMTP_URL: undefined };
    expect(() => read(change)).toThrow(/^DEMO_DATA .*\nTEST_CLOCK .*\nSMTP_URL [^\n]*$/);
  });
});

it('shows something, and may be tested, where nobody is a customer', () => {
  expect(readConfiguration({ TEST_CLOCK: '1' }, '/checkout')).toMatchObject({
    hasDemoData: true,
    hasTestClock: true,
  });
  expect(readConfiguration({ DEMO_DATA: '0' }, '/checkout').hasDemoData).toBe(false);
});

it('the books of a live provider are read only where somebody has given access to them', () => {
  const reporting = (environment: Record<string, string>) =>
    readConfiguration({ ...REAL, CARD_PROVIDER_REPORTING_URL: undefined, ...environment }, '/house')
      .cardProvider.reporting;
  expect(reporting({})).toEqual({
    url: 'http://127.0.0.1:8082/access/access.htm',
    user: 'key',
    password: 'secret',
  });
  expect(reporting({ CARD_PROVIDER_MODE: 'live' })).toBeNull();
  expect(reporting({ CARD_PROVIDER_REPORTING_URL: '' })).toBeNull();
  const live = { CARD_PROVIDER_MODE: 'live', CARD_PROVIDER_REPORTING_URL: 'https://cards.example' };
  expect(() => reporting(live)).toThrow(/^CARD_PROVIDER_REPORTING_USER /);
  expect(
    reporting({
      CARD_PROVIDER_MODE: 'live',
      CARD_PROVIDER_REPORTING_URL: 'https://cards.example/access/access.htm',
      CARD_PROVIDER_REPORTING_USER: 'reader',
      CARD_PROVIDER_REPORTING_PASSWORD: 'secret',
    }),
  ).toEqual({ url: 'https://cards.example/access/access.htm', user: 'reader', password: 'secret' });
});
