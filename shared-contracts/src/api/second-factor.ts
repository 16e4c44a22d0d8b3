import { array, int, maxLength, minLength, object, strictObject, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** Six digits of an authenticator app, or a recovery code. */
const typedCode = strictObject({ code: string().check(minLength(1), maxLength(40)) });

export const startSecondFactor = endpoint({
  method: 'POST',
  path: 'auth/second-factor/enrolment',
  answer: object({
    /** To be typed into an authenticator app, in base 32. */
    secret: string(),
    /** The same for a QR code: an `otpauth:` address with name and issuer. */
    uri: string(),
  }),
  access: 'customer',
  summary:
    'Gives a member of staff the secret for an authenticator app; it counts once a code of it was sent. Whoever has one already must have confirmed this login with it.',
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: 'auth/second-factor/enrolment/confirmation',
  body: typedCode,
  answer: object({ recoveryCodes: array(string()) }),
  access: 'customer',
  summary:
    'Makes the new secret count by one of its codes, and confirms this login. Answers codes for when the app is lost, once.',
});

export const passSecondFactor = endpoint({
  method: 'POST',
  path: 'auth/second-factor',
  body: typedCode,
  answer: object({ recoveryCodesLeft: int() }),
  access: 'customer',
  summary:
    'Confirms the login of a member of staff by a code of their app or a recovery code; each works once.',
});
