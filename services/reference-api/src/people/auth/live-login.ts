import type { Kysely } from 'kysely';
import { ApiFailure, type Call, type Database, texts } from '../../platform/index.ts';

/**
 * Holds someone's account until the end of the transaction, so that a reset of their password comes before it or after
 * it. Answers the hash of their password.
 */
export async function lockAccount(tx: Kysely<Database>, personId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('people')
    .select('passwordHash')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  return row?.passwordHash;
}

/**
 * Holds the account of the person who calls, as `lockAccount` does. Throws the 401 failure where the login that the call arrived
 * with was ended in the meantime: what opens an account must not be added by a person who was just logged out of it.
 */
export async function lockOwnAccount(
  tx: Kysely<Database>,
  { tokenHash, now }: Pick<Call, 'tokenHash' | 'now'>,
  personId: string,
): Promise<void> {
  await lockAccount(tx, personId);
  const login = await tx
    .selectFrom('logins')
    .select('personId')
    .where('tokenHash', '=', tokenHash)
    .where('personId', '=', personId)
    .where('expiresAt', '>', now())
    .executeTakeFirst();
  if (!login) throw new ApiFailure(401, texts.status.notLoggedIn);
}
