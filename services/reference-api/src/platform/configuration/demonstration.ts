import { StartFailure } from './start-failure.ts';

/** The part of a configuration that is checked. */
interface Settings {
  hasDemoData: boolean;
  hasTestClock: boolean;
  needsSecondFactor: boolean;
  bankDetailsKey: string | null;
  databaseUrl: string | null;
  publicScheme: 'http' | 'https';
  cardProvider: {
    browserUrl: string;
    apiUrl: string;
    vendor: string;
    key: string;
    password: string;
    reporting: { url: string; password: string } | null;
  };
  mail: { smtpUrl: string | null; from: string };
}

/** The demonstration's key is published, so that anyone knows it. */
const PUBLISHED_KEY = 'local-key';
const PUBLISHED_PASSWORD = 'local-password';
const PUBLISHED_DATABASE_PASSWORD = 'change-me';
export const SANDBOX_VENDOR = 'touchline';
export const SANDBOX_API_URL = 'http://127.0.0.1:8082';

/** The card sandbox where `npm start` and the compose file have it. */
function isSandbox(address: string): boolean {
  const { hostname } = new URL(address);
  return (
    hostname === 'card-sandbox' || hostname.endsWith('.localhost') || address.startsWith(SANDBOX_API_URL)
  );
}

const isPublished = (key: string) => /^(.)\1*$/.test(key);

function passwordOf(databaseUrl: string | null): string {
  return databaseUrl === null ? '' : decodeURIComponent(new URL(databaseUrl).password);
}

/**
 * In production, refuses anything that is only fit for a demonstration. Throws a StartFailure with a line for each
 * setting to repair.
 */
export function refuseDemonstration(settings: Settings): void {
  const { cardProvider, bankDetailsKey, databaseUrl, hasDemoData, hasTestClock, needsSecondFactor, mail } =
    settings;
  const { browserUrl, apiUrl, vendor, key, password, reporting } = cardProvider;
  const refusals = [
    hasDemoData && "DEMO_DATA is '1': its people's password is published. Leave it out.",
    hasTestClock && "TEST_CLOCK is '1': anyone who reaches the service could move its clock. Leave it out.",
    !needsSecondFactor &&
      "STAFF_SECOND_FACTOR is '0': anyone who learns a staff password could refund money. Leave it out.",
    bankDetailsKey === null &&
      'BANK_DETAILS_KEY is not set: set it to the output of `openssl rand -hex 32`, and keep a copy.',
    bankDetailsKey !== null &&
      isPublished(bankDetailsKey) &&
      'BANK_DETAILS_KEY is the example: set it to the output of `openssl rand -hex 32`, and keep a copy.',
    passwordOf(databaseUrl) === PUBLISHED_DATABASE_PASSWORD &&
      'DATABASE_URL has the password of the example: choose one of your own.',
    isSandbox(browserUrl) && "CARD_PROVIDER_URL is the sandbox's: set your provider's address.",
    settings.publicScheme === 'https' &&
      !browserUrl.startsWith('https:') &&
      'CARD_PROVIDER_URL is not https: no browser loads its script into a page by https.',
    isSandbox(apiUrl) && "CARD_PROVIDER_API_URL is the sandbox's: set your provider's address.",
    vendor === SANDBOX_VENDOR && "CARD_PROVIDER_VENDOR is the sandbox's: set that of your account.",
    (key === PUBLISHED_KEY || password === PUBLISHED_PASSWORD) &&
      "CARD_PROVIDER_KEY and CARD_PROVIDER_PASSWORD are the sandbox's: set those of your account.",
    reporting !== null &&
      isSandbox(reporting.url) &&
      "CARD_PROVIDER_REPORTING_URL is the sandbox's: set your provider's address, or leave it empty.",
    reporting?.password === PUBLISHED_PASSWORD &&
      "CARD_PROVIDER_REPORTING_PASSWORD is the sandbox's: set that of your account, or leave its URL empty.",
    mail.from.endsWith('@localhost') && 'MAIL_FROM is not set: mail needs a sender.',
    mail.smtpUrl === null && 'SMTP_URL is not set: no mail would be sent.',
  ].filter((line) => line !== false);
  if (refusals.length > 0) throw new StartFailure(refusals.join('\n'));
}
