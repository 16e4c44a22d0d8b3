import { type Infer, int, object, oneOf, record, string, union, withDefault } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { KIOSK_PROFILES } from '../kiosk.ts';
import { flag, listOf, orNull } from '../wire-values.ts';

/**
 * The tenant with the settings its pages follow (joining specification 3 "Site configuration", decisions 16). A setting
 * that is left out is off, empty or not there.
 */
export const clientSchema = object({
  id: string(),
  slug: string(),
  name: string(),
  /** What amounts carry; on the front-of-house host that is the symbol of the staff (decisions 4). */
  currency: withDefault(object({ symbol: string() }), { symbol: '£' }),
  onlineJoiningEnabled: flag,
  guestPassesEnabled: flag,
  savedCardsEnabled: flag,
  onlineJoiningMapEnabled: flag,
  mapApiKey: orNull(string()),
  mapStyleUrl: orNull(string()),
  kioskHomeUrl: orNull(string()),
  /** `accessible` gives more time at a kiosk, counts it down, and offers larger text and high contrast (decisions 44). */
  kioskProfile: withDefault(oneOf(KIOSK_PROFILES), 'standard'),
  collectDirectDebitBillingAddress: flag,
  directDebitProvider: orNull(string()),
  directDebitServiceUserName: orNull(string()),
  customerServiceEmail: orNull(string()),
  customerServicePhone: orNull(string()),
  availableBillingDates: listOf(int()),
  /** Language of the pages as a BCP 47 tag. */
  language: withDefault(string(), 'en-GB'),
  /** The texts that differ from the English of the code: package name, then dotted key. */
  texts: withDefault(record(string(), record(string(), union([string(), record(string(), string())]))), {}),
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
