import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';

/** Records what was tried, for the person who has to look at it one day. Codes of the provider and words of the settling only. */
export async function recordStep(
  db: Kysely<Database>,
  about: { paymentId: string } | { refundId: string },
  { step, result, at }: { step: string; result: string; at: Date },
): Promise<void> {
  const subject = { paymentId: null, refundId: null, ...about };
  await db
    .insertInto('paymentSteps')
    .values({ ...subject, step, result, madeAt: at })
    .execute();
}
