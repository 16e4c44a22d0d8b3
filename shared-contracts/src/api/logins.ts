import { array, boolean, type Infer, object, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { orNull } from '../wire-values.ts';

/** One place where a person is logged in. */
export const ownLoginSchema = object({
  id: string(),
  /** Name of the browser, as `Chrome`; `null` if unknown. */
  browser: orNull(string()),
  /** Its operating system, such as `Windows` or `iPhone`; `null` if unknown. */
  system: orNull(string()),
  /** When they logged in there, ISO 8601 with its offset. */
  startedAt: string(),
  /** When it was last used, to within a few minutes. */
  lastSeenAt: string(),
  /** True if it is the caller's login. */
  isThis: boolean(),
});
export type OwnLogin = Infer<typeof ownLoginSchema>;

export const ownLogins = endpoint({
  method: 'GET',
  path: 'my-account/logins',
  answer: array(ownLoginSchema),
  access: 'customer',
  summary: "Where the person is logged in, the caller's login first, then the most recently used.",
});

export const endOwnLogin = endpoint({
  method: 'DELETE',
  path: 'my-account/logins/{loginId}',
  answer: array(ownLoginSchema),
  access: 'customer',
  summary:
    'Logs the person out in one place at once; answers the remaining logins. 404 if there is no such login.',
});

export const endOwnLogins = endpoint({
  method: 'DELETE',
  path: 'my-account/logins',
  answer: object({}),
  access: 'customer',
  summary: 'Logs the person out everywhere at once, including here.',
});

export const endCustomerLogins = endpoint({
  method: 'DELETE',
  path: 'front-of-house/customers/{customerId}/logins',
  answer: object({}),
  access: 'manager',
  summary:
    'Logs a customer out everywhere at once, as after a lost phone; for managers at the front of house. The audit log records it.',
});
