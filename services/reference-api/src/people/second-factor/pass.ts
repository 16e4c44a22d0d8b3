import type { Kysely } from 'kysely';
import type { passSecondFactor } from 'shared-contracts/api/second-factor';
import {
  ApiFailure,
  type Call,
  type Database,
  invalid,
  logSecurityEvent,
  requireUser,
  texts,
} from '../../platform/index.ts';
import { recordAct } from '../audit/record-act.ts';
import { plainCode, stepOfCode } from './codes.ts';
import { limitGuesses } from './limit-guesses.ts';
import { confirmLogin, countRecoveryCodes, findFactor, useRecoveryCode, useStep } from './store.ts';
import { secondFactorTexts } from './texts.ts';

type PassCall = Call<typeof passSecondFactor>;

/** Uses up what was typed, a code of the app or a recovery code. Returns which it was, `null` where it is neither. */
async function useCode(
  tx: Kysely<Database>,
  { vault, body, now }: PassCall,
  personId: string,
  sealed: string,
): Promise<'app' | 'recovery' | null> {
  const step = stepOfCode(String(vault.open(personId, sealed)), plainCode(body.code), now());
  if (step !== null) return (await useStep(tx, personId, step)) ? 'app' : null;
  return (await useRecoveryCode(tx, personId, body.code)) ? 'recovery' : null;
}

/** Confirms the login that asks. A code works once, so that one seen over a shoulder opens nothing. */
export async function passChallenge(call: PassCall): Promise<{ recoveryCodesLeft: number }> {
  const { db, tenant, tokenHash } = call;
  const { id, staffRole } = requireUser(call);
  if (staffRole === null) throw new ApiFailure(403, texts.status.forbidden);
  const secret = (await findFactor(db, id))?.secret;
  if (!secret) throw new ApiFailure(409, secondFactorTexts.notSetUp);
  const guesses = await limitGuesses(call, id);
  const answer = await db.transaction().execute(async (tx) => {
    const used = await useCode(tx, call, id, secret);
    if (used === null) {
      logSecurityEvent(call, 'second-factor-refused', id);
      throw invalid({ code: [secondFactorTexts.wrong] });
    }
    await confirmLogin(tx, tokenHash ?? '', call.now());
    if (used === 'recovery') {
      const act = { act: 'recovery-code-used', personId: id } as const;
      await recordAct(tx, { tenantId: tenant.id, staffId: id, ...act }, call.now());
    }
    await guesses.forget(tx);
    return { recoveryCodesLeft: await countRecoveryCodes(tx, id) };
  });
  logSecurityEvent(call, 'second-factor-passed', id);
  return answer;
}
