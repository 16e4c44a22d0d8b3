import type { forgottenPassword } from 'shared-contracts/api/auth';
import { ApiFailure, type Call, callOrigin, tooManyRequests } from '../../platform/index.ts';
import { attemptKey, countAttempt } from '../auth/attempts.ts';
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
export async function requestPasswordReset(
  call: Call<typeof forgottenPassword>,
): Promise<Record<string, never>> {
  const { db, now, tenant, ip, body, wakeMail } = call;
  const person = readUsername(body.emailOrReference);
  const accounts = await findAccounts(db, tenant.id, person);
  // A person who mistyped their own address must not keep its owner from a new password.
  const isAmbiguous = accounts.filter(({ isDisowned }) => !isDisowned).length > 1;
  // Of an account its mails are counted, whichever of its names was typed; a name that reaches none is counted itself.
  const isReached = accounts.length > 0 && !isAmbiguous;
  const counted: unknown[] = isReached ? accounts.map(({ id }) => id) : [person];
  const limits = [
    ...counted.map((account) => ({
      key: attemptKey('new-password', tenant.id, account),
      allowed: ALLOWED_PER_ACCOUNT,
    })),
    { key: attemptKey('new-password', tenant.id, ip), allowed: ALLOWED_PER_ADDRESS },
  ];
  const minutes = await countAttempt(db, limits, now());
  if (minutes > 0) throw tooManyRequests(minutes, authTexts.tooManyAttempts(minutes));

  if (isAmbiguous) throw new ApiFailure(422, authTexts.password.severalAccounts);
  const mail = { kind: 'reset-password', origin: callOrigin(call) } as const;
  await queueMail(db, { tenantId: tenant.id, person }, mail, now());
  wakeMail();
  return {};
}
