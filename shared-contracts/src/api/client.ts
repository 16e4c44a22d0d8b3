import {
  array,
  boolean,
  type Infer,
  int,
  nullable,
  object,
  record,
  string,
  union,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** The tenant with the settings its pages follow (joining specification 3 "Site configuration", decisions 16). */
export const clientSchema = object({
  id: string(),
  slug: string(),
  name: string(),
  currency: object({ symbol: string() }),
  onlineJoiningEnabled: boolean(),
  guestPassesEnabled: boolean(),
  savedCardsEnabled: boolean(),
  onlineJoiningMapEnabled: boolean(),
  mapApiKey: nullable(string()),
  mapStyleUrl: nullable(string()),
  kioskHomeUrl: nullable(string()),
  collectDirectDebitBillingAddress: boolean(),
  directDebitProvider: nullable(string()),
  directDebitServiceUserName: nullable(string()),
  customerServiceEmail: nullable(string()),
  customerServicePhone: nullable(string()),
  availableBillingDates: array(int()),
  /** Language of the pages as a BCP 47 tag. */
  language: string(),
  /** The texts that differ from the English of the code: package name, then dotted key. */
  texts: record(string(), record(string(), union([string(), record(string(), string())]))),
});
export type Client = Infer<typeof clientSchema>;

export const client = endpoint({
  method: 'GET',
  path: 'client',
  answer: clientSchema,
  dataKeys: ['texts'],
  summary: 'The tenant of the host asked, with its site configuration.',
});
