import type { Kysely } from 'kysely';
import type { Database } from '../../platform/index.ts';
import { bookingRows } from './booking-rows.ts';

/** Bookings made by or for this person, in any state. */
export function selectBookings(db: Kysely<Database>, tenantId: number, personId: string) {
  return bookingRows(db)
    .select('orders.completeOrderId')
    .where('orders.tenantId', '=', tenantId)
    .where('item.id', 'in', (items) =>
      items
        .selectFrom('orderItems as paid')
        .innerJoin('orders as placed', 'placed.id', 'paid.orderId')
        .select('paid.id')
        .where('placed.personId', '=', personId)
        .union(items.selectFrom('orderItems as own').select('own.id').where('own.personId', '=', personId)),
    );
}

/** Confirmed bookings by or for this person whose session has not ended, next first. */
export function listUpcomingBookings(db: Kysely<Database>, tenantId: number, personId: string, now: Date) {
  return selectBookings(db, tenantId, personId)
    .where('item.status', '=', 'confirmed')
    .where('session.endsAt', '>', now)
    .orderBy('session.startsAt')
    .orderBy('item.id')
    .execute();
}

export type BookingRow = Awaited<ReturnType<typeof listUpcomingBookings>>[number];
