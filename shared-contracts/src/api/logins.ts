import { array, boolean, type Infer, object, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { orNull } from '../wire-values.ts';

/** One place where a person is logged in. */
export const ownLoginSchema = object({
  id: string(),
  /** Name of the browser, as `Chrome`; `null` where it is not known. */
  browser: orNull(string()),
  /** What it runs on, as `Windows` or `iPhone`; `null` where it is not known. */
  system: orNull(string()),
  /** When they logged in there, ISO 8601 with its offset. */
  startedAt: string(),
  /** When it was last used, to within a few minutes. */
  lastSeenAt: string(),
  /** Whether it is the login that asks. */
  isThis: boolean(),
});
export type OwnLogin = Infer<typeof ownLoginSchema>;

export const ownLogins = endpoint({
  method: 'GET',
  path: 'my-account/logins',
  answer: array(ownLoginSchema),
  access: 'customer',
  summary: 'Where the person is logged in, the login that asks first, then the last used.',
});

export const endOwnLogin = endpoint({
  method: 'DELETE',
  path: 'my-account/logins/{loginId}',
  answer: array(ownLoginSchema),
  access: 'customer',
  summary: 'Logs the person out in one place at once; answers where they still are. 404 where they are not.',
});

export const endOwnLogins = endpoint({
  method: 'DELETE',
  path: 'my-account/logins',
  answer: object({}),
  access: 'customer',
  summary: 'Logs the person out everywhere at once, here included.',
});
