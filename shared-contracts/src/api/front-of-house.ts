import {
  array,
  type Infer,
  maxLength,
  minLength,
  object,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** A customer as staff tells one from another at the desk. */
export const deskCustomerSchema = object({
  id: string(),
  reference: string(),
  name: string(),
  email: string(),
});
export type DeskCustomer = Infer<typeof deskCustomerSchema>;

/** A POST, so that what identifies a person stands in no URL. */
export const findCustomers = endpoint({
  method: 'POST',
  path: 'front-of-house/customers',
  body: strictObject({ emailOrReference: string().check(minLength(1), maxLength(200)) }),
  answer: array(deskCustomerSchema),
  access: 'staff',
  summary: 'The accounts behind an email address or customer ID, for staff on the front-of-house host.',
});
