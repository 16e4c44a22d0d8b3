import type { Kysely } from 'kysely';
import { ApiFailure, type Database } from '../../platform/index.ts';

/**
 * Runs the work in a transaction that is committed even when the work answers a refusal, such as a price that moved and is
 * written down. The refusal is thrown afterwards.
 */
export async function commitOnRefusal<Result>(
  db: Kysely<Database>,
  work: (tx: Kysely<Database>) => Promise<Result | ApiFailure>,
): Promise<Result> {
  const result = await db.transaction().execute(work);
  if (result instanceof ApiFailure) throw result;
  return result;
}
