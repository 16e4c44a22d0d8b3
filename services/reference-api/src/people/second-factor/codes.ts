import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** Codes of the step before and after count: clocks differ, and people type slowly. */
const TOLERATED_STEPS = 1;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
/** Ten bytes are sixteen letters and digits, too many to guess. */
const RECOVERY_BYTES = 10;

const totp = (secret: string, names: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...names,
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
    secret: Secret.fromBase32(secret),
  });

/** A new secret, in base 32. */
export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app reads from a QR code. */
export const secretUri = (secret: string, issuer: string, label: string): string =>
  totp(secret, { issuer, label }).toString();

/** The typed code, without the spaces and dashes that make it readable. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** The step a code belongs to (RFC 6238), `null` where it is none of the last, this and the next. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: TOLERATED_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
}

/** New codes for when the app is lost, as `ABCD-EFGH-IJKL-MNOP`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const { buffer } = Uint8Array.from(randomBytes(RECOVERY_BYTES));
    return new Secret({ buffer }).base32.replace(/.{4}(?=.)/g, '$&-');
  });
