import {
  array,
  type Infer,
  int,
  literal,
  looseObject,
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
import { moneySchema } from '../money.ts';
import { MAX_PASSWORD_LENGTH } from '../password.ts';
import { SECOND_FACTOR_STEPS, SECOND_FACTORS, STAFF_ROLES } from '../staff.ts';
import { flag, listOf, orNull } from '../wire-values.ts';

/** The person logged in (shell specification 3). A server may leave out what it does not support. */
export const userSchema = object({
  id: string(),
  reference: string(),
  firstName: string(),
  lastName: string(),
  email: string(),
  /** The member record behind the person; `null` for a customer without membership. */
  membershipUser: orNull(object({ id: string() })),
  homeVenue: orNull(object({ id: string(), slug: string(), name: string() })),
  credit: object({ balance: moneySchema, formattedBalance: string() }),
  hasInstruction: flag,
  hasBillingDate: flag,
  hasOutstandingPenalties: flag,
  documentExpiry: listOf(object({ name: string(), documentExpiringSoon: flag, daysToExpiry: int() })),
  membershipDocumentUploadRequired: flag,
  profilePhoto: orNull(string()),
  currency: orNull(object({ symbol: string() })),
  /** Front-of-house staff may use the staff host. */
  isStaff: flag,
  /** Their role; `null` for customers, and where a server has staff without roles. */
  staffRole: optional(nullable(oneOf(STAFF_ROLES))),
  /**
   * The step that a member of staff must take before this login counts as staff: `enrol` an authenticator app, or
   * answer its `challenge`. Until then `isStaff` is off.
   */
  secondFactor: optional(nullable(oneOf(SECOND_FACTOR_STEPS))),
  /** The second factors they have set up; an `app` unless the server says otherwise. */
  secondFactors: optional(array(oneOf(SECOND_FACTORS))),
});
export type User = Infer<typeof userSchema>;

export const login = endpoint({
  method: 'POST',
  path: 'auth/customer/login',
  body: strictObject({
    username: string().check(minLength(1), maxLength(254)),
    password: string().check(minLength(1), maxLength(200)),
  }),
  answer: object({ token: string() }),
  access: 'anyone',
  summary: 'Logs a person in by email address or customer id; the token goes into the shared cookie.',
});

export const logout = endpoint({
  method: 'POST',
  path: 'auth/logout',
  answer: object({}),
  access: 'personalised',
  summary: 'Ends the session of the token sent; answers the same without one.',
});

export const currentUser = endpoint({
  method: 'GET',
  path: 'auth/user',
  answer: userSchema,
  access: 'customer',
  summary: 'The person the token belongs to.',
});

export const register = endpoint({
  method: 'POST',
  path: 'auth/customer/register',
  query: object({ onboarding_type: literal('customer_account_online') }),
  /** The answers to the data fields are sent beside these two, each under its field's path. */
  body: looseObject({ clientId: string(), source: string() }),
  answer: object({ token: optional(string()) }),
  status: 201,
  access: 'anyone',
  idempotent: true,
  summary: 'Opens an account from the answers to the data fields; a token logs the person in at once.',
});

export const forgottenPassword = endpoint({
  method: 'POST',
  path: 'auth/customer/forgotten-password',
  body: strictObject({ emailOrReference: string().check(minLength(1), maxLength(254)) }),
  answer: object({}),
  access: 'anyone',
  summary:
    "Mails a link to set a new password; answers the same for an unknown person. A message that begins with 'Multiple' asks for the customer ID.",
});

export const resetPassword = endpoint({
  method: 'POST',
  path: 'auth/customer/reset-password',
  body: strictObject({
    token: string().check(minLength(1), maxLength(200)),
    password: string().check(minLength(1), maxLength(MAX_PASSWORD_LENGTH)),
    passwordConfirmation: string().check(maxLength(MAX_PASSWORD_LENGTH)),
  }),
  answer: object({}),
  access: 'anyone',
  summary: 'Sets a new password by the token of a mailed link, once, and ends every session of the person.',
});
