import { type Kysely, sql } from 'kysely';
import type { PenaltyReason } from 'shared-contracts/api/penalties';
import type { Canceller, Database } from '../../platform/index.ts';
import { selectBookings } from './own-bookings.ts';
import { stayWith } from './stays.ts';

const LONGEST_LIST = 100;

/** The bookings of the tenant, with what decides about cancelling them. */
const cancellable = (db: Kysely<Database>, tenantId: number) =>
  db
    .selectFrom('orderItems as item')
    .innerJoin('orders', 'orders.id', 'item.orderId')
    .innerJoin('scheduledSessions as session', 'session.id', 'item.sessionId')
    .innerJoin('venues as venue', 'venue.id', 'session.venueId')
    .leftJoin('packageUses as use', 'use.orderItemId', 'item.id')
    .leftJoin('packages as package', 'package.id', 'use.packageId')
    .select([
      'item.id',
      'item.orderId',
      'item.name',
      'package.name as packageName',
      'item.status',
      'item.pricePence',
      'item.court',
      'item.accessCode',
      'item.personId as attendeeId',
      'orders.personId',
      'session.startsAt',
      'session.endsAt',
      'session.status as sessionStatus',
      'venue.slug as venueSlug',
    ])
    .where('orders.tenantId', '=', tenantId);

/** A booking of the tenant by its id. */
export const findBooking = (db: Kysely<Database>, tenantId: number, id: string) =>
  cancellable(db, tenantId).where('item.id', '=', id).executeTakeFirst();

export type FoundBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

/** The bookings that are one stay with a booking, itself among them, the first of them first. */
export async function findStay(
  db: Kysely<Database>,
  tenantId: number,
  booking: FoundBooking,
): Promise<[FoundBooking, ...FoundBooking[]]> {
  if (booking.court === null) return [booking];
  const all = await cancellable(db, tenantId).where('item.orderId', '=', booking.orderId).execute();
  return stayWith(booking.id, all, ({ status }) => status) ?? [booking];
}

/** True if a booking of the same stay has such a charge: a stay is charged for once, in however many parts it is given up. */
export async function isStayCharged(
  db: Kysely<Database>,
  { id, orderId, court, accessCode, attendeeId }: FoundBooking,
  reason: PenaltyReason,
): Promise<boolean> {
  if (court === null) return false;
  const charge = await db
    .selectFrom('penalties as penalty')
    .innerJoin('orderItems as item', 'item.id', 'penalty.orderItemId')
    .select('penalty.id')
    .where('penalty.reason', '=', reason)
    .where('item.orderId', '=', orderId)
    .where('item.court', '=', court)
    .where('item.accessCode', '=', accessCode)
    .where('item.personId', '=', attendeeId)
    .where('item.id', '!=', id)
    .executeTakeFirst();
  return charge !== undefined;
}

/** Lets one cancellation of an order come after the other, so that each sees what was given back before. */
export async function lockOrder(tx: Kysely<Database>, orderId: string): Promise<void> {
  await tx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
}

/** The places in a session that still stand, with who paid and who is to come. */
export function confirmedBookingsOf(tx: Kysely<Database>, sessionId: string) {
  return tx
    .selectFrom('orderItems as item')
    .innerJoin('orders', 'orders.id', 'item.orderId')
    .select(['item.id', 'item.orderId', 'item.pricePence', 'item.name', 'item.personId as attendeeId'])
    .select('orders.personId as payerId')
    .where('item.sessionId', '=', sessionId)
    .where('item.status', '=', 'confirmed')
    .orderBy('item.id')
    .execute();
}

/** Frees the place of a booking, and keeps when and by whom it was given up. */
export async function releasePlace(
  tx: Kysely<Database>,
  id: string,
  cancelledBy: Canceller,
  cancelledAt: Date,
): Promise<void> {
  await tx
    .updateTable('orderItems')
    .set({ status: 'cancelled', cancelledAt, cancelledBy })
    .where('id', '=', id)
    .execute();
}

/** The next session of a booking's class with a place left that its person has not booked. */
const nextOfSeries = (now: Date) => sql<string | null>`(
  select coming.id from scheduled_sessions coming
  where coming.series_id = session.series_id and series.courts is null
    and coming.status = 'EventScheduled' and coming.starts_at > ${now}
    and coming.places_sold_elsewhere + (
      select count(*) from order_items taken where taken.session_id = coming.id and taken.status = 'confirmed'
    ) < coming.capacity
    and not exists (
      select from order_items own
      where own.session_id = coming.id and own.person_id = item.person_id and own.status = 'confirmed')
  order by coming.starts_at, coming.id limit 1
)`;

/** Past and cancelled bookings made by or for a person, latest first. */
export function listPastBookings(db: Kysely<Database>, tenantId: number, personId: string, now: Date) {
  return selectBookings(db, tenantId, personId)
    .innerJoin('activities as activity', 'activity.id', 'series.activityId')
    .select(['item.status', 'item.cancelledBy', 'session.cancellationReason'])
    .select(['activity.slug as activitySlug', 'activity.name as activityName'])
    .select(nextOfSeries(now).as('nextSession'))
    .where((where) => where.or([where('item.status', '=', 'cancelled'), where('session.endsAt', '<=', now)]))
    .orderBy('session.startsAt', 'desc')
    .orderBy('item.id')
    .limit(LONGEST_LIST)
    .execute();
}

/** Refunds of bookings. */
export function refundsOf(db: Kysely<Database>, orderItemIds: readonly string[]) {
  if (orderItemIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('refunds')
    .select(['orderItemId', 'destination', 'description', 'amountPence', 'status'])
    .where('orderItemId', 'in', orderItemIds)
    .orderBy('destination')
    .execute();
}
