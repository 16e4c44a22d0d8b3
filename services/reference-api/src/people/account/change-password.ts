import type { changePassword as endpoint } from 'shared-contracts/api/account';
import { brokenPasswordRules } from 'shared-contracts/password';
import { ApiFailure, type Call, callOrigin, logSecurityEvent, requireUser } from '../../platform/index.ts';
import { guessableWords, newPasswordMessage } from '../auth/new-password.ts';
import { hashPassword } from '../auth/passwords.ts';
import { requirePassword, wrongPassword } from '../auth/require-password.ts';
import { forgetLoginAddresses, rememberLoginAddress } from '../auth/start-login.ts';
import { endOtherLoginsOf } from '../auth/store.ts';
import { authTexts } from '../auth/texts.ts';
import { changeOf } from '../mail/mailed-change.ts';
import { queueMail } from '../mail/store.ts';
import { checkNewPassword } from '../password-reset/set-new-password.ts';

/** Sets the password, logs the person out everywhere else and tells them by mail, all or nothing. */
export async function changePassword(call: Call<typeof endpoint>): Promise<Record<string, never>> {
  const { db, tenant, body, tokenHash, wakeMail } = call;
  const user = requireUser(call);
  // A password alone must not take the account from the person who holds its second factor.
  if (user.secondFactor) throw new ApiFailure(403, authTexts.password.confirmFirst);
  const now = call.now();
  const { password } = body;
  // The documents ask for more than length here, and only here (joining specification 5 "New password").
  const message =
    brokenPasswordRules(password).length > 0
      ? authTexts.password.rules
      : newPasswordMessage(password, guessableWords(user, tenant));
  checkNewPassword(message, password === body.passwordConfirmation);
  const { currentHash, forgetGuesses } = await requirePassword(call, body.currentPassword);
  const passwordHash = await hashPassword(password);
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
    await forgetLoginAddresses(tx, user.id);
    await rememberLoginAddress({ ...call, db: tx }, user.id, now);
    await tx.deleteFrom('passwordResets').where('personId', '=', user.id).execute();
    await forgetGuesses(tx);
    const mail = { kind: 'password-changed', origin: callOrigin(call), change: changeOf(call) } as const;
    await queueMail(tx, { tenantId: tenant.id, person: { id: user.id } }, mail, now);
  });
  logSecurityEvent(call, 'password-changed', user.id);
  wakeMail();
  return {};
}
