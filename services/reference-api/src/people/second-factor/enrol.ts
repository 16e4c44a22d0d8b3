import type { confirmSecondFactor, startSecondFactor } from 'shared-contracts/api/second-factor';
import type { AnswerOf } from 'shared-contracts/endpoint';
import {
  ApiFailure,
  type Call,
  invalid,
  logSecurityEvent,
  type Person,
  requireUser,
  texts,
} from '../../platform/index.ts';
import { recordAct } from '../audit/record-act.ts';
import { lockOwnAccount } from '../auth/live-login.ts';
import { newRecoveryCodes, newSecret, plainCode, secretUri, stepOfCode } from './codes.ts';
import { limitGuesses } from './limit-guesses.ts';
import {
  activatePendingSecret,
  confirmLogin,
  findFactor,
  replaceRecoveryCodes,
  storePendingSecret,
} from './store.ts';
import { secondFactorTexts } from './texts.ts';

/** Throws the 403 failure for customers, and for staff who have an app that this login was not confirmed with. */
function requireEnrolling(call: Pick<Call, 'user'>): Person {
  const user = requireUser(call);
  if (user.staffRole === null || user.secondFactor === 'challenge') {
    throw new ApiFailure(403, texts.status.forbidden);
  }
  return user;
}

export async function startEnrolment(
  call: Call<typeof startSecondFactor>,
): Promise<AnswerOf<typeof startSecondFactor>> {
  const { id, email } = requireEnrolling(call);
  const secret = newSecret();
  await storePendingSecret(call.db, id, call.vault.seal(id, secret));
  return { secret, uri: secretUri(secret, call.tenant.name, email) };
}

/** Has the new app count, confirms the login and gives codes for when it is lost, all or nothing. */
export async function confirmEnrolment(
  call: Call<typeof confirmSecondFactor>,
): Promise<AnswerOf<typeof confirmSecondFactor>> {
  const { db, tenant, vault, tokenHash, body } = call;
  const { id } = requireEnrolling(call);
  const now = call.now();
  const guesses = await limitGuesses(call, id);
  const pending = (await findFactor(db, id))?.pendingSecret;
  if (!pending) throw new ApiFailure(409, secondFactorTexts.startAgain);
  const step = stepOfCode(String(vault.open(id, pending)), plainCode(body.code), now);
  if (step === null) {
    logSecurityEvent(call, 'second-factor-refused', id);
    throw invalid({ code: [secondFactorTexts.wrong] });
  }
  const recoveryCodes = newRecoveryCodes();
  await db.transaction().execute(async (tx) => {
    await lockOwnAccount(tx, call, id);
    if (!(await activatePendingSecret(tx, id, pending, step)))
      throw new ApiFailure(409, secondFactorTexts.startAgain);
    await replaceRecoveryCodes(tx, id, recoveryCodes);
    await confirmLogin(tx, tokenHash ?? '', now);
    await recordAct(tx, { tenantId: tenant.id, staffId: id, act: 'second-factor-set-up', personId: id }, now);
    await guesses.forget(tx);
  });
  return { recoveryCodes };
}
