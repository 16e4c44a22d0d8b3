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
    'Answers the secret of an authenticator app for a member of staff; it is active once a code is confirmed. Staff who already have one must have confirmed this login with it.',
});

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: 'auth/second-factor/enrolment/confirmation',
  body: typedCode,
  answer: object({ recoveryCodes: array(string()) }),
  access: 'customer',
  summary:
    'Activates the new secret by one of its codes, and confirms this login. Answers the recovery codes, once.',
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
