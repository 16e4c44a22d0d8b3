import type { Kysely } from 'kysely';
import type { Database } from '../database/database.ts';
import { sendWithNext } from '../database/send-with-next.ts';
import type { IdempotencyClaim, IdempotencyStore, StoredAnswer } from './idempotency.ts';

/** A call that has not ended after this long died with its process; the key may be claimed again. */
const ABANDONED_AFTER_MS = 2 * 60_000;

export function createIdempotencyStore(db: Kysely<Database>, now: () => Date): IdempotencyStore {
  const row = (claim: { key: string; personId: string }) => ({ key: claim.key, personId: claim.personId });

  return {
    async begin(claim) {
      const at = now();
      const claimed = await db
        .insertInto('idempotencyKeys')
        .values({ ...claim, createdAt: at })
        .onConflict((conflict) =>
          conflict
            .columns(['key', 'personId'])
            .doUpdateSet({ createdAt: at })
            .where('idempotencyKeys.status', 'is', null)
            .where('idempotencyKeys.createdAt', '<', new Date(at.getTime() - ABANDONED_AFTER_MS))
            .where('idempotencyKeys.bodyHash', '=', claim.bodyHash)
            .where('idempotencyKeys.endpoint', '=', claim.endpoint),
        )
        .returning('key')
        .executeTakeFirst();
      if (claimed) return { state: 'new' };
      const known = await db
        .selectFrom('idempotencyKeys')
        .select(['endpoint', 'bodyHash', 'status', 'response'])
        .where((where) => where.and(row(claim)))
        .executeTakeFirst();
      if (!known) return { state: 'running' };
      if (known.endpoint !== claim.endpoint || known.bodyHash !== claim.bodyHash)
        return { state: 'other-request' };
      if (known.status === null) return { state: 'running' };
      return { state: 'answered', answer: { status: known.status, envelope: known.response } };
    },
    async finish(claim, answer) {
      const finished = db
        .updateTable('idempotencyKeys')
        .set({ status: answer.status, response: JSON.stringify(answer.envelope) })
        .where((where) => where.and(row(claim)));
      await sendWithNext(db, finished.compile());
    },
    async release(claim) {
      await db
        .deleteFrom('idempotencyKeys')
        .where((where) => where.and(row(claim)))
        .where('status', 'is', null)
        .execute();
    },
  };
}

/** Notes a refusal that stands under a key that no one has, for a call whose transaction took its own claim back. */
export async function noteRefusal(
  { db, now }: { db: Kysely<Database>; now: () => Date },
  claim: IdempotencyClaim,
  { status, envelope }: StoredAnswer,
): Promise<void> {
  await db
    .insertInto('idempotencyKeys')
    .values({ ...claim, createdAt: now(), status, response: JSON.stringify(envelope) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
