import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../platform/index.ts';

/** Well below the 65,535 parameters that one statement may carry. */
const PARAMETERS_PER_STATEMENT = 20_000;

/** Inserts rows of equal columns, as many to a statement as it carries. */
export async function insertAll<Table extends keyof Database>(
  tx: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const perStatement = Math.floor(PARAMETERS_PER_STATEMENT / Math.max(1, Object.keys(rows[0] ?? {}).length));
  for (let start = 0; start < rows.length; start += perStatement) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + perStatement))
      .execute();
  }
}
