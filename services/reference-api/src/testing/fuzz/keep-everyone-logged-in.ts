import type { Insertable } from 'kysely';
import type { Database } from '../../platform/index.ts';
import type { TestApi } from '../api.ts';

/**
 * Remembers who is logged in. Returns what has them logged in again, and forgets what was tried: neither a logout nor a limit
 * that an earlier request has reached keeps the next one from its call.
 */
export async function keepEveryoneLoggedIn({ db }: Pick<TestApi, 'db'>): Promise<() => Promise<void>> {
  const logins = (await db.selectFrom('logins').selectAll().execute()) as Insertable<Database['logins']>[];
  return async () => {
    await db.deleteFrom('attempts').execute();
    await db
      .insertInto('logins')
      .values(logins)
      .onConflict((conflict) =>
        conflict.column('tokenHash').doUpdateSet(({ ref }) => ({ expiresAt: ref('excluded.expiresAt') })),
      )
      .execute();
  };
}
