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

/** An unreadable setting must not take the tenant's site down, so each has a fallback. */
const flag = withFallback(boolean(), false);
const text = withFallback(nullable(string()), null);
const address = withFallback(nullable(string().check(refine(isWebAddress))), null);
/** An unreadable one leaves the English text in place. */
const languageTag = string().check(refine(isLanguageTag));

const wording = withFallback(optional(union([string(), record(string(), string())])), undefined);

const wordings = record(string(), withFallback(record(string(), wording), {}));

/**
 * The tenant with the settings its pages follow (joining specification 3 "Site configuration", decisions 16). A setting
 * that is left out or cannot be read is off, empty or absent.
 */
export const clientSchema = object({
  id: string(),
  slug: string(),
  name: string(),
  /** The currency symbol; on the front-of-house host it is the staff's (decisions 4). */
  currency: withFallback(object({ symbol: string().check(minLength(1)) }), { symbol: '£' }),
  onlineJoiningEnabled: flag,
  guestPassesEnabled: flag,
  savedCardsEnabled: flag,
  /** True if the API supports passkeys; the login offers them only then. */
  passkeysEnabled: flag,
  /** True if the API gives people a code to log in at a kiosk with. */
  kioskCodesEnabled: flag,
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
  /** Links that every page of the tenant must have. A missing one is left out. */
  privacyNoticeUrl: address,
  termsUrl: address,
  accessibilityStatementUrl: address,
  /** Contact link; by default the customer service's email, else its phone. */
  contactUrl: address,
  /** Containers of the tag manager, loaded only with consent (joining specification 3 "tag manager ids"). */
  tagManagerIds: withFallback(array(string().check(regex(TAG_MANAGER_ID))), []),
  availableBillingDates: withFallback(array(int().check(minimum(1), maximum(31))), []),
  /** Language of the pages as a BCP 47 tag. */
  language: withFallback(languageTag, 'en-GB'),
  /** The texts that differ from the English of the code: package name, then dotted key. */
  texts: withFallback(wordings, {}),
  /** Further languages that people can choose at a kiosk, each with its texts. */
  otherLanguages: withFallback(array(object({ language: languageTag, texts: wordings })), []),
});
export type Client = Infer<typeof clientSchema>;

export const client = endpoint({
  method: 'GET',
  path: 'client',
  answer: clientSchema,
  access: 'anyone',
  dataKeys: ['texts', 'otherLanguages.*.texts'],
  summary: 'The tenant of the requested host, with its site configuration.',
});
