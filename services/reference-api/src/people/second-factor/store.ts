import type { Kysely } from 'kysely';
import { type Database, hashToken } from '../../platform/index.ts';
import { plainCode } from './codes.ts';

/** True if someone has an authenticator app, whose secret only a key opens. */
export async function hasSecondFactors(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('secondFactors').select('personId').limit(1).executeTakeFirst();
  return row !== undefined;
}

export function findFactor(db: Kysely<Database>, personId: string) {
  return db
    .selectFrom('secondFactors')
    .select(['secret', 'pendingSecret', 'lastStep'])
    .where('personId', '=', personId)
    .executeTakeFirst();
}

/** Keeps a secret that counts once a code of it was sent; an earlier one continues counting until then. */
export async function storePendingSecret(
  db: Kysely<Database>,
  personId: string,
  pendingSecret: string,
): Promise<void> {
  await db
    .insertInto('secondFactors')
    .values({ personId, pendingSecret, secret: null, lastStep: null })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ pendingSecret }))
    .execute();
}

/** Has the pending secret count. Returns whether it was still the pending one. */
export async function activatePendingSecret(
  tx: Kysely<Database>,
  personId: string,
  pendingSecret: string,
  lastStep: number,
): Promise<boolean> {
  const adopted = await tx
    .updateTable('secondFactors')
    .set({ secret: pendingSecret, pendingSecret: null, lastStep })
    .where('personId', '=', personId)
    .where('pendingSecret', '=', pendingSecret)
    .returning('personId')
    .executeTakeFirst();
  return adopted !== undefined;
}

/** Uses the code of a step up. Returns whether no code of it, or of a later one, was used before. */
export async function useStep(tx: Kysely<Database>, personId: string, step: number): Promise<boolean> {
  const used = await tx
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('personId', '=', personId)
    .where((where) => where.or([where('lastStep', 'is', null), where('lastStep', '<', step)]))
    .returning('personId')
    .executeTakeFirst();
  return used !== undefined;
}

const hashOf = (code: string) => hashToken(plainCode(code));

/** Makes these the only recovery codes of a person. */
export async function replaceRecoveryCodes(
  tx: Kysely<Database>,
  personId: string,
  codes: readonly string[],
): Promise<void> {
  await tx.deleteFrom('recoveryCodes').where('personId', '=', personId).execute();
  await tx
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ personId, codeHash: hashOf(code) })))
    .execute();
}

/** Uses a recovery code up. Returns whether there was such a one. */
export async function useRecoveryCode(
  tx: Kysely<Database>,
  personId: string,
  code: string,
): Promise<boolean> {
  const used = await tx
    .deleteFrom('recoveryCodes')
    .where('personId', '=', personId)
    .where('codeHash', '=', hashOf(code))
    .returning('personId')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Kysely<Database>, personId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('personId', '=', personId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Notes that a login was confirmed. */
export async function confirmLogin(tx: Kysely<Database>, tokenHash: string, now: Date): Promise<void> {
  await tx.updateTable('logins').set({ secondFactorAt: now }).where('tokenHash', '=', tokenHash).execute();
}
