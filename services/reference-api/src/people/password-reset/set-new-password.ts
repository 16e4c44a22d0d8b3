import type { resetPassword } from 'shared-contracts/api/auth';
import type { ValidationMessages } from 'shared-contracts/envelope';
import { type Call, callOrigin, hashToken, invalid, logSecurityEvent } from '../../platform/index.ts';
import { clearAttempts } from '../auth/attempts.ts';
import { failedLoginKeys } from '../auth/login.ts';
import { guessableWords, newPasswordMessage } from '../auth/new-password.ts';
import { hashPassword } from '../auth/passwords.ts';
import { forgetLoginAddresses, rememberLoginAddress } from '../auth/start-login.ts';
import { endLoginsOf } from '../auth/store.ts';
import { authTexts } from '../auth/texts.ts';
import { recordMailboxAccess } from '../email-confirmation/store.ts';
import { changeOf } from '../mail/mailed-change.ts';
import { queueMail } from '../mail/store.ts';
import { forgetPasskeysOfCustomer } from '../passkeys/store.ts';
import { findPersonOfToken, setPassword, useToken } from './store.ts';

const deadLink = () => invalid({ token: [authTexts.password.deadLink] });

/** Throws the 422 failure of a new password that cannot be set or was repeated differently. */
export function checkNewPassword(message: string | null, isRepeated: boolean): void {
  const messages: ValidationMessages = {};
  if (message !== null) messages.password = [message];
  if (!isRepeated) messages.passwordConfirmation = [authTexts.password.confirmation];
  if (Object.keys(messages).length > 0) throw invalid(messages);
}

/** Sets the password, logs the person out everywhere and tells them by mail, all or nothing. */
export async function setNewPassword(call: Call<typeof resetPassword>): Promise<Record<string, never>> {
  const { db, now, tenant, ip, body, wakeMail } = call;
  const tokenHash = hashToken(body.token);
  // Asked before the costly hash, so that made-up tokens cost nothing.
  const person = await findPersonOfToken(db, tenant.id, tokenHash, now());
  if (!person) throw deadLink();
  const message = newPasswordMessage(body.password, guessableWords(person, tenant));
  checkNewPassword(message, body.password === body.passwordConfirmation);
  const passwordHash = await hashPassword(body.password);
  const changed = await db.transaction().execute(async (tx) => {
    const personId = await useToken(tx, tenant.id, tokenHash, now());
    if (personId === undefined) throw deadLink();
    await setPassword(tx, personId, passwordHash);
    // Someone else may have opened the account with this address, or got into it, and added their own passkey.
    await forgetPasskeysOfCustomer(tx, personId);
    await recordMailboxAccess(tx, { tenantId: tenant.id, personId, email: person.email }, now());
    await endLoginsOf(tx, personId);
    await forgetLoginAddresses(tx, personId);
    await call.events.publish(tx, 'people:password-reset', { personId });
    await rememberLoginAddress({ ...call, db: tx }, personId, now());
    // Anyone who forgot the password has often used up the attempts to log in.
    await clearAttempts(tx, failedLoginKeys(tenant.id, personId, ip));
    const mail = { kind: 'password-changed', origin: callOrigin(call), change: changeOf(call) } as const;
    await queueMail(tx, { tenantId: tenant.id, person: { id: personId } }, mail, now());
    return personId;
  });
  logSecurityEvent(call, 'password-changed', changed);
  wakeMail();
  return {};
}
