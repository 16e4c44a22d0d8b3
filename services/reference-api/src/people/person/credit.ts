import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';

/** Takes credit off an account; `false` when there is not that much. */
export async function deductCredit(
  tx: Kysely<Database>,
  personId: string,
  amountPence: number,
): Promise<boolean> {
  if (amountPence === 0) return true;
  const debited = await tx
    .updateTable('people')
    .set((row) => ({ creditPence: row('creditPence', '-', amountPence) }))
    .where('id', '=', personId)
    .where('creditPence', '>=', amountPence)
    .returning('id')
    .executeTakeFirst();
  return debited !== undefined;
}

/** Puts credit on an account. */
export async function addCredit(tx: Kysely<Database>, personId: string, amountPence: number): Promise<void> {
  await tx
    .updateTable('people')
    .set((row) => ({ creditPence: row('creditPence', '+', amountPence) }))
    .where('id', '=', personId)
    .execute();
}
