import { type logInWithKioskCode, type newKioskCode, readKioskCode } from 'shared-contracts/api/kiosk-codes';
import {
  ApiFailure,
  type Call,
  invalid,
  logSecurityEvent,
  texts,
  tooManyRequests,
} from '../../platform/index.ts';
import { attemptKey, countAttempt, returnAttempt } from '../auth/attempts.ts';
import { lockAccount } from '../auth/live-login.ts';
import { consumeQuota } from '../auth/quota.ts';
import { loginFrom, newToken } from '../auth/start-login.ts';
import { authTexts } from '../auth/texts.ts';
import { requireConfirmed } from '../passkeys/require-proof.ts';
import { CODE_QUOTA, KIOSK_LOGIN_MS, WRONG_CODES_PER_ADDRESS, WRONG_CODES_PER_TENANT } from './rules.ts';
import { findCodeOwner, holdLogin, storeCode, useCode } from './store.ts';
import { kioskCodeTexts } from './texts.ts';

/** Gives a person a code to type at a kiosk. Throws the 403 failure for staff: their logins open more than their own data. */
export async function giveCode(
  call: Call<typeof newKioskCode>,
): Promise<{ code: string; expiresAt: string }> {
  const { db, tenant, tokenHash } = call;
  const { id, staffRole } = requireConfirmed(call);
  if (staffRole !== null || tokenHash === null) throw new ApiFailure(403, texts.status.forbidden);
  await consumeQuota(call, CODE_QUOTA);
  const stored = await db.transaction().execute(async (tx) => {
    // A login that ends in the same moment leaves no code behind.
    if (!(await holdLogin(tx, tokenHash))) throw new ApiFailure(401, texts.status.notLoggedIn);
    return storeCode(tx, { loginHash: tokenHash, tenantId: tenant.id }, call.now());
  });
  // One in many million: the person asks again.
  if (!stored) throw new ApiFailure(503, texts.status.failed);
  logSecurityEvent(call, 'kiosk-code-shown', id);
  return { code: stored.code, expiresAt: stored.expiresAt.toISOString() };
}

/** Logs a person in at a kiosk by the code on their phone, once. Throws the 422 failure. */
export async function logInByCode(call: Call<typeof logInWithKioskCode>): Promise<{ token: string }> {
  const { db, tenant, ip, headers, body } = call;
  const now = call.now();
  const code = readKioskCode(body.code);
  const limits = [
    { key: attemptKey('kiosk-code', tenant.id, ip), allowed: WRONG_CODES_PER_ADDRESS },
    { key: attemptKey('kiosk-code', tenant.id), allowed: WRONG_CODES_PER_TENANT },
  ];
  const minutes = await countAttempt(db, limits, now);
  if (minutes > 0) throw tooManyRequests(minutes, authTexts.tooManyAttempts(minutes));
  const personId = await findCodeOwner(db, tenant.id, code, now);
  const token =
    personId === undefined
      ? undefined
      : await db.transaction().execute(async (tx) => {
          // A password that is changed in the same moment ends the login that showed the code, and so the code.
          await lockAccount(tx, personId);
          if (!(await useCode(tx, { tenantId: tenant.id, code }, now))) return undefined;
          return newToken(tx, { tenantId: tenant.id, personId }, loginFrom(headers), now, KIOSK_LOGIN_MS);
        });
  if (personId === undefined || token === undefined) {
    logSecurityEvent(call, 'kiosk-code-refused', null);
    throw invalid({ code: [kioskCodeTexts.wrong] });
  }
  await returnAttempt(
    db,
    limits.map(({ key }) => key),
    now,
  );
  logSecurityEvent(call, 'logged-in', personId);
  return { token };
}
