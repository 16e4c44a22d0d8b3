import { boolean, maxLength, minLength, object, strictObject, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

export const checkEmail = endpoint({
  method: 'POST',
  path: 'auth/customer/check-email',
  body: strictObject({ email: string().check(minLength(3), maxLength(254)) }),
  /** True if registering with it would be refused because of the account it has already. */
  answer: object({ hasAccount: boolean() }),
  access: 'anyone',
  summary:
    'Whether an email address has an account, for a form that begins with it; says and allows no more than registering does. Optional.',
});
