import {
  type Infer,
  maxLength,
  minLength,
  object,
  oneOf,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/**
 * State of an email address: `unknown` if no confirmation was ever requested, `disowned` if its reader said that the
 * account isn't theirs.
 */
export const EMAIL_STATES = ['unknown', 'unconfirmed', 'confirmed', 'disowned'] as const;
export type EmailState = (typeof EMAIL_STATES)[number];

const emailConfirmationSchema = object({ email: string(), state: oneOf(EMAIL_STATES) });
export type EmailConfirmation = Infer<typeof emailConfirmationSchema>;

/** The token of a mailed link. It is sent in bodies only, so that no URL or log contains it. */
const linkToken = strictObject({ token: string().check(minLength(1), maxLength(200)) });

export const emailConfirmation = endpoint({
  method: 'GET',
  path: 'my-account/email-confirmation',
  answer: emailConfirmationSchema,
  access: 'customer',
  summary: "Whether the person's email address is confirmed. Optional: with a 404, pages show nothing.",
});

export const sendConfirmation = endpoint({
  method: 'POST',
  path: 'my-account/email-confirmation/link',
  answer: object({}),
  access: 'customer',
  summary:
    'Mails the person another link to confirm their address; earlier links stop working. 409 if there is nothing to confirm.',
});

export const confirmEmail = endpoint({
  method: 'POST',
  path: 'auth/email-confirmation',
  body: linkToken,
  answer: object({}),
  access: 'anyone',
  summary:
    'Confirms an email address by the token of a mailed link, no matter who is logged in. A repeat answers the same until the link expires.',
});

export const disownEmail = endpoint({
  method: 'POST',
  path: 'auth/email-confirmation/refusal',
  body: linkToken,
  answer: object({}),
  access: 'anyone',
  summary:
    'Reports, by the token of a mailed link, that the account does not belong to the reader of the email: the address gets no more email about it.',
});
