import { maxLength, minLength, object, oneOf, strictObject, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** Number of digits in a code for a kiosk. */
export const KIOSK_CODE_DIGITS = 8;

/** A code as it is typed: spaces and hyphens make no difference. */
export const readKioskCode = (typed: string): string => typed.replace(/[\s-]/g, '');

export const newKioskCode = endpoint({
  method: 'POST',
  path: 'my-account/kiosk-code',
  answer: object({
    /** Digits only. */
    code: string(),
    expiresAt: string(),
  }),
  access: 'customer',
  summary:
    'A code that logs the person in at a kiosk once, within a few minutes; an earlier one stops working. It ends with the login that asked for it. Not for staff. Optional: `kioskCodesEnabled` of the site says whether there are any.',
});

export const logInWithKioskCode = endpoint({
  method: 'POST',
  path: 'auth/kiosk-code',
  body: strictObject({ code: string().check(minLength(1), maxLength(40)) }),
  answer: object({ token: string() }),
  access: 'anyone',
  summary:
    'Logs a person in at a kiosk, for half an hour, by the code that their phone shows. 422 if it is wrong, was used or has expired.',
});

export const kioskCodeState = endpoint({
  method: 'GET',
  path: 'my-account/kiosk-code',
  answer: object({ state: oneOf(['waiting', 'used', 'none']) }),
  access: 'customer',
  summary:
    'Whether the last code of this login waits to be typed, or was used at a kiosk; none once it has expired. It does not answer the code. Optional: an API without it answers 404, and the page with the code does not say that it was used.',
});
