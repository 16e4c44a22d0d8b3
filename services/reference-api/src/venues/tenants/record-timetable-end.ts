import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';

/** Records the last day, YYYY-MM-DD, that a tenant's timetable reaches to. */
export async function recordTimetableEnd(
  db: Kysely<Database>,
  tenantId: number,
  until: string,
): Promise<void> {
  await db.updateTable('tenants').set({ timetableUntil: until }).where('id', '=', tenantId).execute();
}
