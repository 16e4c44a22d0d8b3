import type { CompiledQuery, Kysely } from 'kysely';
import type { Database } from './database.ts';

const marked = new WeakSet<CompiledQuery>();

/**
 * Runs a statement of a transaction without waiting for it: the server gets it in one message with the next one, or with the
 * commit, and carries it out before that. For statements whose result decides nothing. If it fails, what it was sent with
 * throws its error, and the transaction is rolled back. Outside a transaction, and on the embedded database, it runs at once.
 */
export async function sendWithNext(db: Kysely<Database>, statement: CompiledQuery): Promise<void> {
  marked.add(statement);
  await db.executeQuery(statement);
}

export const isSentWithNext = (statement: CompiledQuery): boolean => marked.has(statement);
