import type { changePassword as endpoint } from 'shared-contracts/api/account';
import { brokenPasswordRules } from 'shared-contracts/password';
import {
  ApiFailure,
  type Call,
  callOrigin,
  invalid,
  logSecurityEvent,
  requireUser,
  tooManyRequests,
} from '../../platform/index.ts';
import { attemptKey, forgetAttempts, giveAttemptBack, takeAttempt } from '../auth/attempts.ts';
import { newPasswordMessage, wordsAbout } from '../auth/new-password.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { FAILED_LOGINS_ALLOWED, FAILED_LOGINS_PER_ADDRESS } from '../auth/rules.ts';
import { forgetPlaces, rememberPlace } from '../auth/start-login.ts';
import { endOtherLoginsOf } from '../auth/store.ts';
import { authTexts } from '../auth/texts.ts';
import { queueMail } from '../mail/store.ts';
import { checkNewPassword } from '../password-reset/set-new-password.ts';

const wrongPassword = () => invalid({ currentPassword: [authTexts.password.wrong] });

/** Sets the password, logs the person out everywhere else and tells them by mail, all or nothing. */
export async function changePassword(call: Call<typeof endpoint>): Promise<Record<string, never>> {
  const { db, tenant, body, tokenHash, wakeMail } = call;
  const user = requireUser(call);
  // A password alone must not take the account from whoever holds its second factor.
  if (user.secondFactor) throw new ApiFailure(403, authTexts.password.confirmFirst);
  const now = call.now();
  const { password } = body;
  // The documents ask for more than length here, and only here (joining specification 5 "New password").
  const message =
    brokenPasswordRules(password).length > 0
      ? authTexts.password.rules
      : newPasswordMessage(password, wordsAbout(user, tenant));
  checkNewPassword(message, password === body.passwordConfirmation);
  // Whoever finds a page left open must not be able to try out passwords.
  const key = attemptKey('change-password', user.id);
  const here = attemptKey('change-password', tenant.id, call.ip);
  const limits = [
    { key, allowed: FAILED_LOGINS_ALLOWED },
    { key: here, allowed: FAILED_LOGINS_PER_ADDRESS },
  ];
  const minutes = await takeAttempt(db, limits, now);
  if (minutes > 0) throw tooManyRequests(minutes, authTexts.tooManyAttempts(minutes));
  const { passwordHash: currentHash } = await db
    .selectFrom('people')
    .select('passwordHash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(body.currentPassword, currentHash))) throw wrongPassword();

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
    await forgetPlaces(tx, user.id);
    await rememberPlace({ ...call, db: tx }, user.id, now);
    await tx.deleteFrom('passwordResets').where('personId', '=', user.id).execute();
    await forgetAttempts(tx, [key]);
    await giveAttemptBack(tx, [here], now);
    const mail = { kind: 'password-changed', origin: callOrigin(call) } as const;
    await queueMail(tx, { tenantId: tenant.id, person: { id: user.id } }, mail, now);
  });
  logSecurityEvent(call, 'password-changed', user.id);
  wakeMail();
  return {};
}
