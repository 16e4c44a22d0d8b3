import type { changePassword as endpoint } from 'shared-contracts/api/account';
import { ApiFailure, type Call, callOrigin, invalid, requireUser } from '../../platform/index.ts';
import { attemptKey, forgetAttempts, takeAttempt } from '../auth/attempts.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { FAILED_LOGINS_ALLOWED } from '../auth/rules.ts';
import { endOtherLoginsOf } from '../auth/store.ts';
import { authTexts } from '../auth/texts.ts';
import { queueMail } from '../mail/store.ts';
import { checkNewPassword } from '../password-reset/set-new-password.ts';

const wrongPassword = () => invalid({ currentPassword: [authTexts.password.wrong] });

/** Sets the password, logs the person out everywhere else and tells them by mail, all or nothing. */
export async function changePassword(call: Call<typeof endpoint>): Promise<Record<string, never>> {
  const { db, tenant, body, tokenHash, wakeMail } = call;
  const user = requireUser(call);
  const now = call.now();
  checkNewPassword(body.password, body.passwordConfirmation);
  // Whoever finds a page left open must not be able to try out passwords.
  const key = attemptKey('change-password', user.id);
  const minutes = await takeAttempt(db, [{ key, allowed: FAILED_LOGINS_ALLOWED }], now);
  if (minutes > 0) throw new ApiFailure(429, authTexts.tooManyAttempts(minutes));
  const { passwordHash: currentHash } = await db
    .selectFrom('people')
    .select('passwordHash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(body.currentPassword, currentHash))) throw wrongPassword();

  const passwordHash = await hashPassword(body.password);
  await db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('people')
      .set({ passwordHash })
      .where('id', '=', user.id)
      .where('passwordHash', '=', currentHash)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw wrongPassword();
    await endOtherLoginsOf(tx, user.id, tokenHash ?? '');
    await tx.deleteFrom('passwordResets').where('personId', '=', user.id).execute();
    await forgetAttempts(tx, [key]);
    const mail = { kind: 'password-changed', origin: callOrigin(call) } as const;
    await queueMail(tx, { tenantId: tenant.id, person: { id: user.id } }, mail, now);
  });
  wakeMail();
  return {};
}
