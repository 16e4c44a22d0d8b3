import { generateAuthenticationOptions } from '@simplewebauthn/server';
import type { logInWithPasskey, passkeyOptions, passWithPasskey } from 'shared-contracts/api/passkeys';
import type { AnswerOf } from 'shared-contracts/endpoint';
import { ApiFailure, type Call, logSecurityEvent, requireUser, texts } from '../../platform/index.ts';
import { lockAccount } from '../auth/live-login.ts';
import { consumeQuota } from '../auth/quota.ts';
import { loginFrom, newToken, rememberLoginAddress } from '../auth/start-login.ts';
import { confirmLogin } from '../second-factor/store.ts';
import { storeChallenge } from './challenges.ts';
import { relyingPartyOf } from './relying-party.ts';
import { CHALLENGES } from './rules.ts';
import { findPasskey } from './store.ts';
import { passkeyTexts } from './texts.ts';
import { usePasskey } from './use-passkey.ts';

/** Names no passkey: the device knows which it has, and no one learns whose account has one. */
export async function newChallenge(
  call: Call<typeof passkeyOptions>,
): Promise<AnswerOf<typeof passkeyOptions>> {
  await consumeQuota(call, CHALLENGES);
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(call).id,
    userVerification: 'required',
  });
  const { db, tenant, now } = call;
  await storeChallenge(db, options.challenge, { tenantId: tenant.id, personId: null }, now());
  return { options: { ...options } };
}

/** Logs in the person who the passkey is of. A login of staff needs no second step: the passkey was both. */
export async function logInByPasskey(call: Call<typeof logInWithPasskey>): Promise<{ token: string }> {
  const { db, tenant, body, headers } = call;
  const personId = await usePasskey(call, body.credential);
  const now = call.now();
  const from = { ...loginFrom(headers), secondFactorAt: now };
  const token = await db.transaction().execute(async (tx) => {
    await lockAccount(tx, personId);
    // Removed since it was checked, as by a new password.
    if ((await findPasskey(tx, tenant.id, body.credential.id))?.personId !== personId)
      throw new ApiFailure(422, passkeyTexts.refused);
    return newToken(tx, { tenantId: tenant.id, personId }, from, now);
  });
  await rememberLoginAddress(call, personId, now);
  logSecurityEvent(call, 'logged-in', personId);
  return { token };
}

/** Confirms a login that was made with a password. */
export async function confirmByPasskey(call: Call<typeof passWithPasskey>): Promise<Record<string, never>> {
  const { db, body, tokenHash } = call;
  const { id, staffRole } = requireUser(call);
  if (staffRole === null) throw new ApiFailure(403, texts.status.forbidden);
  if ((await usePasskey(call, body.credential)) !== id) throw new ApiFailure(422, passkeyTexts.refused);
  await confirmLogin(db, tokenHash ?? '', call.now());
  logSecurityEvent(call, 'second-factor-passed', id);
  return {};
}
