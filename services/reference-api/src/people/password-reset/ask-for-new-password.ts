import type { forgottenPassword } from 'shared-contracts/api/auth';
import { ApiFailure, type Call, callOrigin, tooManyRequests } from '../../platform/index.ts';
import { attemptKey, takeAttempt } from '../auth/attempts.ts';
import { readUsername } from '../auth/rules.ts';
import { findAccounts } from '../auth/store.ts';
import { authTexts } from '../auth/texts.ts';
import { queueMail } from '../mail/store.ts';

/** Mails that may be asked for within the time attempts count. A centre's terminals share one address. */
const ALLOWED_PER_ACCOUNT = 5;
const ALLOWED_PER_ADDRESS = 30;

/**
 * Queues a mail with a link. Known and unknown people get the same answer by the same statements, so that neither its
 * words nor its time tell who has an account.
 */
export async function askForNewPassword(
  call: Call<typeof forgottenPassword>,
): Promise<Record<string, never>> {
  const { db, now, tenant, ip, body, wakeMail } = call;
  const person = readUsername(body.emailOrReference);
  const limits = [
    { key: attemptKey('new-password', tenant.id, person), allowed: ALLOWED_PER_ACCOUNT },
    { key: attemptKey('new-password', tenant.id, ip), allowed: ALLOWED_PER_ADDRESS },
  ];
  const minutes = await takeAttempt(db, limits, now());
  if (minutes > 0) throw tooManyRequests(minutes, authTexts.tooManyAttempts(minutes));

  const accounts = await findAccounts(db, tenant.id, person);
  if (accounts.length > 1) throw new ApiFailure(422, authTexts.password.severalAccounts);
  const mail = { kind: 'reset-password', origin: callOrigin(call) } as const;
  await queueMail(db, { tenantId: tenant.id, person }, mail, now());
  wakeMail();
  return {};
}
