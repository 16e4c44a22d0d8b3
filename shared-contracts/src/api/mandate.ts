import { boolean, maxLength, object, strictObject, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { accountDetailsSchema } from './joining-cart.ts';
import { mandateSchema } from './payments.ts';

export const replaceMandate = endpoint({
  method: 'POST',
  path: 'my-account/mandate',
  body: strictObject({
    accountHolder: string().check(maxLength(100)),
    accountDetails: accountDetailsSchema,
    ddTermsAccepted: boolean(),
  }),
  answer: object({ mandate: mandateSchema }),
  access: 'customer',
  idempotent: true,
  summary:
    "Sets up a member's Direct Debit: a missing one, or one on another account that replaces the existing one. No answer contains the account.",
});
