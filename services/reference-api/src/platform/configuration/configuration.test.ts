import { expect, it } from 'vitest';
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
  ['TRUSTED_PROXIES', 'everybody'],
  ['TRUSTED_PROXIES', '10.0.0.0/8;loopback'],
  ['DRAIN_SECONDS', 'soon'],
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

it.each([{ NODE_ENV: 'production' }, { CARD_PROVIDER_MODE: 'live' }])(
  'has no clock that can be moved with %o',
  (environment) => {
    expect(readConfiguration({ TEST_CLOCK: '1' }, '/checkout').hasTestClock).toBe(true);
    expect(readConfiguration(environment, '/checkout').hasTestClock).toBe(false);
    const read = () => readConfiguration({ TEST_CLOCK: '1', ...environment }, '/checkout');
    expect(read).toThrow(/^TEST_CLOCK /);
  },
);

it('the books of a live provider are read only where somebody has given access to them', () => {
  const reporting = (environment: Record<string, string>) =>
    readConfiguration(environment, '/house').cardProvider.reporting;
  expect(reporting({})).toEqual({
    url: 'http://127.0.0.1:8082/access/access.htm',
    user: 'local-key',
    password: 'local-password',
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
