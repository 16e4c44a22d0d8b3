import path from 'node:path';
import { isEmailAddress } from 'shared-contracts/email-address';
import { isForCustomers, problemWithNodeEnv } from 'shared-contracts/installation';
import { type AddressLookup, readAddressLookup } from './address-lookup.ts';
import { refuseDemonstration, SANDBOX_API_URL, SANDBOX_VENDOR } from './demonstration.ts';
import { type MerchantSettings, readMerchants } from './merchants.ts';
import { StartFailure } from './start-failure.ts';

export interface CardProviderSettings extends MerchantSettings {
  /** Base the customer's browser loads the provider's script from. */
  browserUrl: string;
  /** Base this service calls. */
  apiUrl: string;
  mode: 'test' | 'live';
  /** The accounts of tenants that have one of their own. */
  merchants: MerchantSettings[];
}

export interface MailSettings {
  /** Address that mail comes from; the name is the tenant's. */
  from: string;
  /** `null` = mail is kept in the outbox folder. */
  smtpUrl: string | null;
  outbox: string;
}

/** Settings of an installation from the environment; see the README for each name. */
export interface Configuration {
  port: number;
  /** Address it listens on. */
  bind: string;
  /** Whose word about the host that was asked for counts: names and ranges, separated by commas. */
  trustedProxies: string;
  /** Time for which it continues to answer after it was asked to stop, so that the balancer can notice. */
  drainSeconds: number;
  dataFolder: string;
  databaseUrl: string | null;
  baseDomain: string;
  /** Protocol of the addresses that people see. */
  publicScheme: 'http' | 'https';
  /** Port of the addresses that people see. */
  publicPort: number;
  holdMinutes: number;
  /** True if customers are served: nothing that is only fit for a demonstration runs. */
  isProduction: boolean;
  /** True if an empty database is filled with the demonstration's venues and people. */
  hasDemoData: boolean;
  cardProvider: CardProviderSettings;
  mail: MailSettings;
  /** 64 hexadecimal digits that bank details are sealed with; `null` = a key in the data folder. */
  bankDetailsKey: string | null;
  /** Keys that were in use before, which still open what they encrypted. */
  oldBankDetailsKeys: readonly string[];
  addressLookup: AddressLookup | null;
  /** Address of the malware scanner for uploaded files; `null` = none. */
  fileScannerUrl: string | null;
  /** An operator's own list of bank holidays; `null` = the one that arrived with this release. */
  bankHolidaysFile: string | null;
  /** True if a login of staff counts as one of staff only once it was confirmed with a second factor. */
  needsSecondFactor: boolean;
  /** True if tests may move the clock of the running service. */
  hasTestClock: boolean;
}

type Environment = Record<string, string | undefined>;

function refuse(key: string, value: string, wanted: string): never {
  throw new StartFailure(`${key} is '${value}' in the environment, but must be ${wanted}.`);
}

function readers(environment: Environment) {
  const text = (key: string, fallback: string): string => {
    const value = environment[key]?.trim() ?? fallback;
    return value === '' ? refuse(key, '', 'set to a value or left out') : value;
  };
  const wholeNumber = (key: string, fallback: number, minimum: number, maximum: number): number => {
    const value = text(key, String(fallback));
    const number = Number(value);
    const fits = /^\d+$/.test(value) && number >= minimum && number <= maximum;
    return fits ? number : refuse(key, value, `a whole number from ${minimum} to ${maximum}`);
  };
  const url = (key: string, fallback: string, protocols: string): string => {
    const value = text(key, fallback);
    const fits =
      URL.canParse(value) && protocols.split(' or ').includes(new URL(value).protocol.slice(0, -1));
    return fits
      ? value.replace(/\/+$/, '')
      : refuse(key, hidePassword(value), `a URL starting with ${protocols}://`);
  };
  const address = (key: string, fallback: string): string => {
    const value = text(key, fallback);
    return isEmailAddress(value) || value === fallback ? value : refuse(key, value, 'an email address');
  };
  return { text, wholeNumber, url, address };
}

const hidePassword = (value: string) => value.replace(/:[^:@/]*@/, ':…@');

const SEALING_KEY = /^[0-9a-f]{64}$/i;

function bankDetailsKey({ BANK_DETAILS_KEY: key }: Environment): string | null {
  if (key === undefined) return null;
  // The value is a secret, so that the message does not repeat it.
  return SEALING_KEY.test(key)
    ? key
    : refuse('BANK_DETAILS_KEY', '…', '64 hexadecimal digits, as from `openssl rand -hex 32`');
}

function oldBankDetailsKeys({ BANK_DETAILS_OLD_KEYS: value }: Environment): string[] {
  const keys = (value ?? '').split(',').flatMap((key) => key.trim() || []);
  return keys.every((key) => SEALING_KEY.test(key))
    ? keys
    : refuse('BANK_DETAILS_OLD_KEYS', '…', 'keys of 64 hexadecimal digits, separated by commas');
}

/** True if there is demonstration data to show: never where customers are. */
function demoData({ DEMO_DATA: value }: Environment, isReal: boolean): boolean {
  if (value === undefined) return !isReal;
  return value === '0' || value === '1' ? value === '1' : refuse('DEMO_DATA', value, "'0' or '1'");
}

/** Staff hold people's money and data: where those are real, a password alone opens nothing of them. */
function secondFactor({ STAFF_SECOND_FACTOR: value }: Environment, isReal: boolean): boolean {
  if (value === undefined) return isReal;
  return value === '0' || value === '1' ? value === '1' : refuse('STAFF_SECOND_FACTOR', value, "'0' or '1'");
}

const PROXY = /^(loopback|linklocal|uniquelocal|[\da-f.:]*[.:][\da-f.:]*(\/\d{1,3})?)$/i;

function trustedProxies(value: string): string {
  const isFitting = value.split(',').every((part) => PROXY.test(part.trim()));
  return isFitting
    ? value
    : refuse('TRUSTED_PROXIES', value, "addresses or ranges, as '10.0.0.0/8, loopback'");
}

/** A clock that can be moved is for tests. */
const testClock = ({ TEST_CLOCK: value = '0' }: Environment): boolean =>
  value === '0' || value === '1' ? value === '1' : refuse('TEST_CLOCK', value, "'0' or '1'");

/** A live account has an address and its own user for its books, so nothing is assumed. An empty address means none. */
function hasBooks({ CARD_PROVIDER_REPORTING_URL: url }: Environment, mode: string): boolean {
  return url === undefined ? mode !== 'live' : url !== '';
}

/**
 * Reads and checks the environment. Throws a StartFailure naming the key that is wrong, and in production each key that
 * is only fit for a demonstration.
 */
export function readConfiguration(environment: Environment, checkout: string): Configuration {
  const { text, wholeNumber, url, address } = readers(environment);
  const nodeEnvProblem = problemWithNodeEnv(environment);
  if (nodeEnvProblem !== null) throw new StartFailure(`NODE_ENV is ${nodeEnvProblem}`);
  const mode = text('CARD_PROVIDER_MODE', 'test');
  const isProduction = isForCustomers(environment);
  const publicScheme = text('PUBLIC_SCHEME', 'http');
  const baseDomain = text('BASE_DOMAIN', 'localhost').toLowerCase();
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(baseDomain)) {
    refuse('BASE_DOMAIN', baseDomain, 'a domain without protocol or port, as localhost');
  }
  const apiUrl = url('CARD_PROVIDER_API_URL', SANDBOX_API_URL, 'http or https');
  const key = text('CARD_PROVIDER_KEY', 'local-key');
  const password = text('CARD_PROVIDER_PASSWORD', 'local-password');
  const reporting = hasBooks(environment, mode)
    ? {
        url: url('CARD_PROVIDER_REPORTING_URL', `${apiUrl}/access/access.htm`, 'http or https'),
        user: text('CARD_PROVIDER_REPORTING_USER', mode === 'live' ? '' : key),
        password: text('CARD_PROVIDER_REPORTING_PASSWORD', mode === 'live' ? '' : password),
      }
    : null;
  const vendor = text('CARD_PROVIDER_VENDOR', SANDBOX_VENDOR);
  const dataFolder = path.resolve(text('DATA_DIR', path.join(checkout, 'data')));
  const smtpUrl = environment.SMTP_URL ? url('SMTP_URL', '', 'smtp or smtps') : null;
  if (smtpUrl !== null && environment.MAIL_FROM === undefined) {
    refuse('MAIL_FROM', '', 'an email address of yours when SMTP_URL is set');
  }
  const configuration: Configuration = {
    port: wholeNumber('API_PORT', 8081, 1, 65535),
    bind: text('API_BIND', '127.0.0.1'),
    trustedProxies: trustedProxies(text('TRUSTED_PROXIES', 'loopback')),
    drainSeconds: wholeNumber('DRAIN_SECONDS', 0, 0, 60),
    dataFolder,
    databaseUrl:
      environment.DATABASE_URL === undefined ? null : url('DATABASE_URL', '', 'postgres or postgresql'),
    baseDomain,
    publicScheme:
      publicScheme === 'http' || publicScheme === 'https'
        ? publicScheme
        : refuse('PUBLIC_SCHEME', publicScheme, "'http' or 'https'"),
    publicPort: wholeNumber('PUBLIC_PORT', 8080, 1, 65535),
    holdMinutes: wholeNumber('HOLD_MINUTES', 15, 1, 240),
    isProduction,
    hasDemoData: demoData(environment, isProduction),
    cardProvider: {
      merchants: readMerchants(environment.CARD_PROVIDER_MERCHANTS, {
        vendor,
        reportingUrl: reporting?.url ?? null,
        isTest: mode !== 'live',
      }),
      browserUrl: url('CARD_PROVIDER_URL', 'http://card-sandbox.localhost:8082', 'http or https'),
      apiUrl,
      vendor,
      key,
      password,
      reporting,
      mode:
        mode === 'test' || mode === 'live' ? mode : refuse('CARD_PROVIDER_MODE', mode, "'test' or 'live'"),
    },
    mail: {
      from: address('MAIL_FROM', 'no-reply@localhost'),
      smtpUrl,
      outbox: path.join(dataFolder, 'outbox'),
    },
    bankDetailsKey: bankDetailsKey(environment),
    oldBankDetailsKeys: oldBankDetailsKeys(environment),
    addressLookup: readAddressLookup(environment, url),
    fileScannerUrl: environment.FILE_SCANNER_URL ? url('FILE_SCANNER_URL', '', 'http or https') : null,
    bankHolidaysFile: environment.BANK_HOLIDAYS_FILE ? path.resolve(text('BANK_HOLIDAYS_FILE', '')) : null,
    needsSecondFactor: secondFactor(environment, isProduction),
    hasTestClock: testClock(environment),
  };
  if (isProduction) refuseDemonstration(configuration);
  return configuration;
}
