import { attemptKey, type Limit } from '../auth/attempts.ts';

/** Answers that an address has an account already, within the time attempts count: enough for slips, not for a list. */
export const KNOWN_EMAILS_ALLOWED = 10;
/** As many of them a check alone may give, so that it leaves some to those who open an account. */
export const KNOWN_BY_CHECK_ALLOWED = 5;

/** The limit on those answers from one address, whichever call gives them. */
export const knownEmailLimit = (tenantId: number, ip: string, allowed: number): Limit => ({
  key: attemptKey('register', tenantId, ip),
  allowed,
});
