import {
  array,
  type Infer,
  int,
  maxLength,
  minLength,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { EMAIL_STATES } from './email-confirmation.ts';

/** A customer, as staff identify them at the desk. */
export const deskCustomerSchema = object({
  id: string(),
  reference: string(),
  name: string(),
  email: string(),
  /** State of the email address; omitted by a server without confirmation. */
  emailState: optional(oneOf(EMAIL_STATES)),
  /** Age in years; omitted if it is not known. Classes have age limits, about which desk staff are asked. */
  age: optional(int()),
  /** Name of the membership they have today; `null` without one, omitted by a server that does not say. */
  membership: optional(nullable(string())),
  /** `YYYY-MM-DD`, only where several accounts match, to tell them apart; omitted if it is not known. */
  dateOfBirth: optional(string()),
  /** As for `dateOfBirth`. */
  postcode: optional(string()),
});
export type DeskCustomer = Infer<typeof deskCustomerSchema>;

/** A POST, so that no URL identifies a person. */
export const findCustomers = endpoint({
  method: 'POST',
  path: 'front-of-house/customers',
  /** An email address or customer ID, or a part of a name, a phone number or a postcode. */
  body: strictObject({ emailOrReference: string().check(minLength(1), maxLength(200)) }),
  answer: array(deskCustomerSchema),
  access: 'staff',
  summary:
    'The accounts behind an email address or customer ID, else at most 20 customers whose name, phone number or postcode has the typed part, for staff on the front-of-house host. An API may know exact matches only.',
});
