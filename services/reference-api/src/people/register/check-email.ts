import type { checkEmail as endpoint } from 'shared-contracts/api/check-email';
import { isEmailAddress } from 'shared-contracts/email-address';
import { type Call, invalid, tooManyRequests } from '../../platform/index.ts';
import { attemptKey, countAttempt, returnAttempt } from '../auth/attempts.ts';
import { authTexts } from '../auth/texts.ts';
import { answerTexts } from '../data-fields/texts.ts';
import { KNOWN_BY_CHECK_ALLOWED, knownEmailLimit } from './known-email-limit.ts';
import { hasAccount } from './store.ts';

/** Email addresses that may be checked from one address within the time attempts count: a centre's terminals share one. */
const CHECKS_ALLOWED = 60;

/**
 * True if an email address has an account. Registering says so as well, and both together say it no more often than
 * registering alone would: they share one limit, of which a check leaves half.
 */
export async function checkEmail(call: Call<typeof endpoint>): Promise<{ hasAccount: boolean }> {
  const { db, tenant, ip, now } = call;
  const email = call.body.email.trim().toLowerCase();
  if (!isEmailAddress(email)) throw invalid({ email: [answerTexts.email] });
  const known = knownEmailLimit(tenant.id, ip, KNOWN_BY_CHECK_ALLOWED);
  const any = { key: attemptKey('check-email', tenant.id, ip), allowed: CHECKS_ALLOWED };
  const takenAt = now();
  const minutes = await countAttempt(db, [known, any], takenAt);
  if (minutes > 0) throw tooManyRequests(minutes, authTexts.tooManyAttempts(minutes));
  const isKnown = await hasAccount(db, tenant.id, email);
  if (!isKnown) await returnAttempt(db, [known.key], takenAt);
  return { hasAccount: isKnown };
}
