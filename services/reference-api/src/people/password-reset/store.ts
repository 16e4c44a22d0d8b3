import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';

/** Makes this the one token the person can set a new password with; an earlier one is void. */
export async function storeResetToken(
  db: Kysely<Database>,
  { tenantId, personId }: { tenantId: number; personId: string },
  tokenHash: string,
  expiresAt: Date,
): Promise<void> {
  await db
    .insertInto('passwordResets')
    .values({ tenantId, personId, tokenHash, expiresAt })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ tokenHash, expiresAt }))
    .execute();
}

/** Whose password a token may set; `undefined` when it is not good any more. */
export function findPersonOfToken(db: Kysely<Database>, tenantId: number, tokenHash: string, now: Date) {
  return db
    .selectFrom('passwordResets')
    .innerJoin('people', 'people.id', 'passwordResets.personId')
    .select(['people.email', 'people.firstName', 'people.lastName'])
    .where('passwordResets.tokenHash', '=', tokenHash)
    .where('passwordResets.tenantId', '=', tenantId)
    .where('passwordResets.expiresAt', '>', now)
    .executeTakeFirst();
}

/** Uses a token up. Answers whose it was, `undefined` when it is not good any more. */
export async function useToken(
  tx: Kysely<Database>,
  tenantId: number,
  tokenHash: string,
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('passwordResets')
    .where('tokenHash', '=', tokenHash)
    .where('tenantId', '=', tenantId)
    .where('expiresAt', '>', now)
    .returning('personId')
    .executeTakeFirst();
  return row?.personId;
}

/** Sets the password. Answers what the person may log in with. */
export async function setPassword(
  tx: Kysely<Database>,
  personId: string,
  passwordHash: string,
): Promise<void> {
  await tx.updateTable('people').set({ passwordHash }).where('id', '=', personId).execute();
}
