import { type Kysely, sql } from 'kysely';
import { type Database, sendWithNext } from '../../platform/index.ts';

/** Sets these locks apart from other advisory locks of two numbers. */
const ATTENDEES = 7_316_020;

/**
 * Lets one change of what someone has booked come after the other, no matter who books for them: clashes and counted uses are
 * decided from all their places. The locks end with the transaction. They are taken after the basket, before sessions,
 * orders and people, and in one order for everyone.
 */
export async function lockAttendees(tx: Kysely<Database>, personIds: readonly string[]): Promise<void> {
  if (personIds.length === 0) return;
  await attendeeLocks(personIds).execute(tx);
}

const attendeeLocks = (personIds: readonly string[]) => sql<object>`
  select pg_advisory_xact_lock(${ATTENDEES}::integer, attendee.key) from (
    select distinct hashtext(id) as key from unnest(${[...personIds]}::text[]) id order by key
  ) attendee`;

/** Locks attendees, then the tenant's sessions among some, just before the next statement. */
export async function lockPlaces(
  tx: Kysely<Database>,
  tenantId: number,
  personIds: readonly string[],
  sessionIds: readonly string[],
): Promise<void> {
  // The count comes before any session is looked at, and cannot be known before every attendee is locked.
  const lock = sql`
    with locked as materialized (${attendeeLocks(personIds)})
    select id from scheduled_sessions
    where tenant_id = ${tenantId} and id = any(${[...sessionIds]}) and (select count(*) from locked) > 0
    order by id for update`;
  await sendWithNext(tx, lock.compile(tx));
}
