import {
  array,
  boolean,
  type Infer,
  int,
  maximum,
  minimum,
  minLength,
  nullable,
  object,
  oneOf,
  optional,
  record,
  refine,
  regex,
  string,
  union,
  withFallback,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { KIOSK_PROFILES } from '../kiosk.ts';
import { TAG_MANAGER_ID } from '../tags.ts';
import { isLanguageTag, isWebAddress } from './setting-values.ts';

/** A setting that cannot be read must not cost the tenant its site, so each has a value to fall back to. */
const flag = withFallback(boolean(), false);
const text = withFallback(nullable(string()), null);
const address = withFallback(nullable(string().check(refine(isWebAddress))), null);
/** One that cannot be read leaves the English text in place. */
const wording = withFallback(optional(union([string(), record(string(), string())])), undefined);

/**
 * The tenant with the settings its pages follow (joining specification 3 "Site configuration", decisions 16). A setting
 * that is left out or cannot be read is off, empty or absent.
 */
export const clientSchema = object({
  id: string(),
  slug: string(),
  name: string(),
  /** What amounts carry; on the front-of-house host that is the symbol of the staff (decisions 4). */
  currency: withFallback(object({ symbol: string().check(minLength(1)) }), { symbol: '£' }),
  onlineJoiningEnabled: flag,
  guestPassesEnabled: flag,
  savedCardsEnabled: flag,
  onlineJoiningMapEnabled: flag,
  mapApiKey: text,
  mapStyleUrl: address,
  kioskHomeUrl: address,
  /** `accessible` gives more time at a kiosk, counts it down, and offers larger text and high contrast (decisions 44). */
  kioskProfile: withFallback(oneOf(KIOSK_PROFILES), 'standard'),
  collectDirectDebitBillingAddress: flag,
  directDebitProvider: text,
  directDebitServiceUserName: text,
  customerServiceEmail: text,
  customerServicePhone: text,
  /** What the pages of the tenant must lead to. A link that is not given is left out. */
  privacyNoticeUrl: address,
  termsUrl: address,
  accessibilityStatementUrl: address,
  /** Where people write to or call; without it the customer service's email, else its phone. */
  contactUrl: address,
  /** Containers of the tag manager, loaded only for those who agree (joining specification 3 "tag manager ids"). */
  tagManagerIds: withFallback(array(string().check(regex(TAG_MANAGER_ID))), []),
  availableBillingDates: withFallback(array(int().check(minimum(1), maximum(31))), []),
  /** Language of the pages as a BCP 47 tag. */
  language: withFallback(string().check(refine(isLanguageTag)), 'en-GB'),
  /** The texts that differ from the English of the code: package name, then dotted key. */
  texts: withFallback(record(string(), withFallback(record(string(), wording), {})), {}),
});
export type Client = Infer<typeof clientSchema>;

export const client = endpoint({
  method: 'GET',
  path: 'client',
  answer: clientSchema,
  access: 'anyone',
  dataKeys: ['texts'],
  summary: 'The tenant of the host asked, with its site configuration.',
});
