import { StartFailure } from './start-failure.ts';

/** Credentials of a merchant account at the provider. */
export interface MerchantSettings {
  vendor: string;
  key: string;
  password: string;
  /** Access to the account's books, to ask by our own reference; `null` = none. */
  reporting: { url: string; user: string; password: string } | null;
}

/** The longest vendor name that the provider gives out. */
const LONGEST_VENDOR_NAME = 15;

// The value holds secrets, so that the message does not repeat it.
const refuse = (problem: string): never => {
  throw new StartFailure(
    `CARD_PROVIDER_MERCHANTS ${problem}; each is written vendor:key:password, or ` +
      'vendor:key:password:reporting-user:reporting-password, with commas between them.',
  );
};

interface Installation {
  vendor: string;
  /** Access to an account's books; `null` = they are not read. */
  reportingUrl: string | null;
  /** True if an account without a user for its books is read with its own credentials, as the sandbox allows. */
  isTest: boolean;
}

/** The merchant accounts beside that of the installation. Throws a StartFailure when they cannot be read. */
export function readMerchants(
  value: string | undefined,
  { vendor: own, reportingUrl, isTest }: Installation,
): MerchantSettings[] {
  const entries = (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  const merchants = entries.map((entry, index) => {
    const parts = entry.split(':');
    const [vendor = '', key = '', password = '', reportingUser, reportingPassword] = parts;
    if ((parts.length !== 3 && parts.length !== 5) || parts.includes('')) {
      return refuse(`has an account that cannot be read (number ${index + 1})`);
    }
    if (vendor.length > LONGEST_VENDOR_NAME)
      return refuse(`has a vendor name that is too long (number ${index + 1})`);
    const user = reportingUser ?? (isTest ? key : null);
    const reporting =
      reportingUrl !== null && user !== null
        ? { url: reportingUrl, user, password: reportingPassword ?? password }
        : null;
    return { vendor, key, password, reporting };
  });
  const vendors = [own, ...merchants.map(({ vendor }) => vendor)];
  if (new Set(vendors).size < vendors.length)
    refuse('names an account twice, or that of CARD_PROVIDER_VENDOR');
  return merchants;
}
