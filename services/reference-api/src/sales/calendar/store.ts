import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import { selectBookings } from '../bookings/own-bookings.ts';

const DAY_MS = 86_400_000;
/** Time for which a calendar keeps past bookings, in days. */
const KEPT_DAYS = 365;
const LONGEST_FEED = 1000;

/** Makes this the person's only address; an earlier one stops working. */
export async function storeAddress(
  db: Kysely<Database>,
  { personId, tenantId }: { personId: string; tenantId: number },
  tokenHash: string,
  createdAt: Date,
): Promise<void> {
  await db
    .insertInto('calendarAddresses')
    .values({ personId, tenantId, tokenHash, createdAt })
    .onConflict((conflict) => conflict.column('personId').doUpdateSet({ tokenHash, createdAt }))
    .execute();
}

/** Disables the person's address, where they have one. */
export async function withdrawAddress(
  db: Kysely<Database>,
  { personId }: { personId: string },
): Promise<void> {
  await db.deleteFrom('calendarAddresses').where('personId', '=', personId).execute();
}

/** Since when the person has an address; `null` without one. */
export async function addressSince(db: Kysely<Database>, personId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('calendarAddresses')
    .select('createdAt')
    .where('personId', '=', personId)
    .executeTakeFirst();
  return row?.createdAt ?? null;
}

/** Whose bookings an address is for; `undefined` when it is unknown or disabled. */
export async function ownerOf(
  db: Kysely<Database>,
  tenantId: number,
  tokenHash: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('calendarAddresses')
    .select('personId')
    .where('tokenHash', '=', tokenHash)
    .where('tenantId', '=', tenantId)
    .executeTakeFirst();
  return row?.personId;
}

/** Bookings made by or for a person from a year ago on, cancelled ones too, latest first. */
export function listCalendarBookings(db: Kysely<Database>, tenantId: number, personId: string, now: Date) {
  return selectBookings(db, tenantId, personId)
    .select(['item.status', 'session.status as sessionStatus'])
    .where('session.endsAt', '>', new Date(now.getTime() - KEPT_DAYS * DAY_MS))
    .orderBy('session.startsAt', 'desc')
    .orderBy('item.id')
    .limit(LONGEST_FEED)
    .execute();
}

export type CalendarBooking = Awaited<ReturnType<typeof listCalendarBookings>>[number];
