import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { warningsOf } from './warnings.ts';

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
  ['NODE_ENV', 'prod'],
  ['BANK_DETAILS_OLD_KEYS', 'ab,cd'],
  ['TRUSTED_PROXIES', 'everybody'],
  ['TRUSTED_PROXIES', '10.0.0.0/8;loopback'],
  ['DRAIN_SECONDS', 'soon'],
  ['FILE_SCANNER_URL', 'clamav'],
  ['ADDRESS_LOOKUP_PROVIDER', 'another'],
  ['ADDRESS_LOOKUP_URL', 'addresses'],
  ['ADDRESS_LOOKUP_URL', 'https://addresses.example.com/find'],
])('names %s when it is "%s"', (key, value) => {
  expect(() => readConfiguration({ [key]: value }, '/checkout')).toThrow(new RegExp(`^${key} `));
});

it('asks for the key of Ordnance Survey', () => {
  const environment = { ADDRESS_LOOKUP_PROVIDER: 'os-places' };
  expect(() => readConfiguration(environment, '/checkout')).toThrow(/^ADDRESS_LOOKUP_KEY /);
});

it.each(['loopback', '10.0.0.0/8, uniquelocal', '::1', 'fd00::/8'])('trusts the proxies %s', (value) => {
  expect(readConfiguration({ TRUSTED_PROXIES: value }, '/checkout').trustedProxies).toBe(value);
});

it.each([
  [{}, null],
  [{ ADDRESS_LOOKUP_URL: '' }, null],
  [
    { ADDRESS_LOOKUP_URL: 'https://addresses.example.com/{postcode}' },
    { provider: 'json', url: 'https://addresses.example.com/{postcode}', key: null },
  ],
  [
    { ADDRESS_LOOKUP_URL: 'https://addresses.example.com/find?q={postcode}', ADDRESS_LOOKUP_KEY: 'k-1' },
    { provider: 'json', url: 'https://addresses.example.com/find?q={postcode}', key: 'k-1' },
  ],
  [
    { ADDRESS_LOOKUP_PROVIDER: 'os-places', ADDRESS_LOOKUP_KEY: 'k-1' },
    {
      provider: 'os-places',
      url: 'https://api.os.uk/search/places/v1/postcode?dataset=DPA&maxresults=100&postcode={postcode}',
      key: 'k-1',
    },
  ],
])('looks addresses up as %j says', (environment, lookup) => {
  expect(readConfiguration(environment, '/checkout').addressLookup).toEqual(lookup);
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

/** Minimum settings of a real installation. */
const REAL = {
  CARD_PROVIDER_URL: 'https://cards.example',
  CARD_PROVIDER_API_URL: 'https://cards.example',
  CARD_PROVIDER_VENDOR: 'oakfield',
  CARD_PROVIDER_REPORTING_URL: '',
  BANK_DETAILS_KEY: 'a1'.repeat(32),
  CARD_PROVIDER_KEY: 'key',
  CARD_PROVIDER_PASSWORD: 'secret',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'hello@example.com',
};

describe.each([{ NODE_ENV: 'production' }, { PUBLIC_SCHEME: 'https' }, { CARD_PROVIDER_MODE: 'live' }])(
  'with %o',
  (mode) => {
    const read = (environment: Record<string, string | undefined> = {}) =>
      readConfiguration({ ...REAL, ...mode, ...environment }, '/checkout');

    it('starts empty, with a clock that no one moves', () => {
      expect(read()).toMatchObject({ hasDemoData: false, hasTestClock: false });
    });

    it('demands a second factor of staff', () => {
      expect(read()).toMatchObject({ isProduction: true, needsSecondFactor: true });
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
      [{ CARD_PROVIDER_URL: undefined }, /^CARD_PROVIDER_URL is the sandbox's/],
      [{ CARD_PROVIDER_API_URL: undefined }, /^CARD_PROVIDER_API_URL is the sandbox's/],
      [{ CARD_PROVIDER_API_URL: 'http://card-sandbox:8082' }, /^CARD_PROVIDER_API_URL is the sandbox's/],
      [
        { PUBLIC_SCHEME: 'https', CARD_PROVIDER_URL: 'http://cards.example' },
        /^CARD_PROVIDER_URL is not https/,
      ],
      [{ CARD_PROVIDER_VENDOR: undefined }, /^CARD_PROVIDER_VENDOR is the sandbox's/],
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
      [
        {
          CARD_PROVIDER_REPORTING_URL: 'http://card-sandbox:8082/access/access.htm',
          CARD_PROVIDER_REPORTING_USER: 'reader',
          CARD_PROVIDER_REPORTING_PASSWORD: 'a-secret',
        },
        /^CARD_PROVIDER_REPORTING_URL is the sandbox's/,
      ],
      [{ SMTP_URL: undefined }, /^SMTP_URL is not set/],
      [{ SMTP_URL: '' }, /^SMTP_URL is not set/],
      [{ MAIL_FROM: 'no-reply@localhost' }, /^MAIL_FROM is not set/],
    ])('refuses %o, which is only fit for a demonstration', (environment, words) => {
      expect(() => read(environment)).toThrow(words);
    });

    it('names all that is to be repaired at once, a line each', () => {
      const change = { DEMO_DATA: '1', TEST_CLOCK: '1', SMTP_URL: undefined };
      expect(() => read(change)).toThrow(/^DEMO_DATA .*\nTEST_CLOCK .*\nSMTP_URL [^\n]*$/);
    });
  },
);

describe('what an operator may not know', () => {
  const ready = {
    ...REAL,
    PUBLIC_SCHEME: 'https',
    BASE_DOMAIN: 'example.com',
    CARD_PROVIDER_MODE: 'live',
    FILE_SCANNER_URL: 'http://scanner:8090/scan',
  };
  const warnings = (environment: object) => warningsOf(readConfiguration({ ...environment }, '/checkout'));

  it.each([
    [{ PUBLIC_SCHEME: 'http' }, "PUBLIC_SCHEME is 'http'"],
    [{ BASE_DOMAIN: 'bookings.localhost' }, "BASE_DOMAIN is 'bookings.localhost'"],
    [{ CARD_PROVIDER_MODE: 'test' }, "CARD_PROVIDER_MODE is 'test'"],
    [{ FILE_SCANNER_URL: undefined }, 'FILE_SCANNER_URL is not set: documents that customers send are not'],
  ])('%o is said at the start', (change, words) => {
    const environment = { ...ready, NODE_ENV: 'production', ...change };
    expect(warnings(environment)).toEqual([expect.stringContaining(words)]);
  });

  it('is nothing where all is set, nor in a demonstration', () => {
    expect(warnings(ready)).toEqual([]);
    expect(warnings({})).toEqual([]);
  });

  it('is that a demonstration has a domain that others reach', () => {
    expect(warnings({ BASE_DOMAIN: 'example.com' })).toEqual([
      expect.stringMatching(/^This is the demonstration at example\.com: anyone can log in as its staff\./),
    ]);
    expect(warnings({ BASE_DOMAIN: 'example.com', DEMO_DATA: '0' })).toEqual([]);
  });
});

it('the README has every setting, and no other', () => {
  const read = new Set<string>();
  readConfiguration(new Proxy({}, { get: (_all, name) => void read.add(String(name)) }), '/checkout');
  const readme = readFileSync(path.resolve(import.meta.dirname, '../../../README.md'), 'utf8');
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z]/.test(line));
  const documented = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  );
  expect(documented.toSorted()).toEqual([...read].toSorted());
});

it('shows something, and may be tested, where no one is a customer', () => {
  expect(readConfiguration({ TEST_CLOCK: '1' }, '/checkout')).toMatchObject({
    hasDemoData: true,
    hasTestClock: true,
  });
  expect(readConfiguration({ DEMO_DATA: '0' }, '/checkout').hasDemoData).toBe(false);
});

it('the books of a live provider are read only where someone has given access to them', () => {
  const reporting = (environment: Record<string, string>) =>
    readConfiguration({ ...REAL, CARD_PROVIDER_REPORTING_URL: undefined, ...environment }, '/house')
      .cardProvider.reporting;
  expect(reporting({})).toEqual({
    url: 'https://cards.example/access/access.htm',
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
