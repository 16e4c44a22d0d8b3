import type { resetPassword } from 'shared-contracts/api/auth';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { brokenPasswordRules } from 'shared-contracts/password';
import { type Call, callOrigin, hashToken, invalid } from '../../platform/index.ts';
import { forgetAttempts } from '../auth/attempts.ts';
import { failedLoginKeys } from '../auth/login.ts';
import { hashPassword } from '../auth/passwords.ts';
import { endLoginsOf } from '../auth/store.ts';
import { authTexts } from '../auth/texts.ts';
import { queueMail } from '../mail/store.ts';
import { isLiveToken, setPassword, useToken } from './store.ts';

const deadLink = () => invalid({ token: [authTexts.password.deadLink] });

/** Throws the 422 failure of a new password that breaks a rule or was repeated differently. */
export function checkNewPassword(password: string, confirmation: string): void {
  const messages: ValidationMessages = {};
  if (brokenPasswordRules(password).length > 0) messages.password = [authTexts.password.rules];
  if (password !== confirmation) messages.passwordConfirmation = [authTexts.password.confirmation];
  if (Object.keys(messages).length > 0) throw invalid(messages);
}

/** Sets the password, logs the person out everywhere and tells them by mail, all or nothing. */
export async function setNewPassword(call: Call<typeof resetPassword>): Promise<Record<string, never>> {
  const { db, now, tenant, ip, body, wakeMail } = call;
  checkNewPassword(body.password, body.passwordConfirmation);
  const tokenHash = hashToken(body.token);
  // Asked before the costly hash, so that made-up tokens cost nothing.
  if (!(await isLiveToken(db, tenant.id, tokenHash, now()))) throw deadLink();
  const passwordHash = await hashPassword(body.password);
  await db.transaction().execute(async (tx) => {
    const personId = await useToken(tx, tenant.id, tokenHash, now());
    if (personId === undefined) throw deadLink();
    await setPassword(tx, personId, passwordHash);
    await endLoginsOf(tx, personId);
    // Whoever forgot the password has often used up the attempts to log in.
    await forgetAttempts(tx, failedLoginKeys(tenant.id, personId, ip));
    const mail = { kind: 'password-changed', origin: callOrigin(call) } as const;
    await queueMail(tx, { tenantId: tenant.id, person: { id: personId } }, mail, now());
  });
  wakeMail();
  return {};
}
