import { array, boolean, type Infer, int, nullable, object, string } from 'shared-contracts/schema';
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
});
export type Client = Infer<typeof clientSchema>;

export const client = endpoint({
  method: 'GET',
  path: 'client',
  answer: clientSchema,
  summary: 'The tenant of the host asked, with its site configuration.',
});
