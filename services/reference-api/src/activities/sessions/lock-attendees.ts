import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/index.ts';

/** Sets these locks apart from other advisory locks of two numbers. */
const ATTENDEES = 7_316_020;

/**
 * Lets one change of what someone has booked come after the other, no matter who books for them: clashes and counted uses are
 * decided from all their places. The locks end with the transaction. They are taken after the basket, before sessions,
 * orders and people, and in one order for everyone.
 */
export async function lockAttendees(tx: Kysely<Database>, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return;
  await sql`select pg_advisory_xact_lock(${ATTENDEES}::integer, attendee.key) from (
    select distinct hashtext(id) as key from unnest(${[...personIds]}::text[]) id order by key
  ) attendee`.execute(tx);
}
