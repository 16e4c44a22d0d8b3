import type { Kysely } from 'kysely';
import type { cancelClass as endpoint } from 'shared-contracts/api/attendance';
import { closeSession } from '../../activities/index.ts';
import { queueMail, reachableByMail, recordStaffAct, requireDesk } from '../../people/index.ts';
import { ApiFailure, type Call, callOrigin, type Database, notFound, param } from '../../platform/index.ts';
import { returnUse } from '../packages/store.ts';
import { refundParts } from '../refunds/refund-rules.ts';
import { settleRefundsOf } from '../refunds/settle-refunds.ts';
import { refundSources } from '../refunds/sources.ts';
import { insertRefunds } from '../refunds/store.ts';
import { confirmedBookingsOf, lockOrder, releasePlace } from './store.ts';
import { bookingTexts } from './texts.ts';

type ClassBooking = Awaited<ReturnType<typeof confirmedBookingsOf>>[number];

/** Gives everything back for a place, and tells the person who paid and the person who was to come. */
async function cancelPlace(
  tx: Kysely<Database>,
  booking: ClassBooking,
  { tenantId, origin, now }: { tenantId: number; origin: string; now: Date },
): Promise<void> {
  const { id: orderItemId, orderId, payerId, attendeeId, pricePence } = booking;
  await releasePlace(tx, orderItemId, 'venue', now);
  await returnUse(tx, orderItemId);
  const parts = refundParts(pricePence, await refundSources(tx, { orderId, orderItemId }, now));
  await insertRefunds(tx, { orderId, orderItemId, personId: payerId }, parts, now);
  const reached = await reachableByMail(tx, [attendeeId]);
  for (const id of new Set([payerId, ...reached])) {
    const mail = { kind: 'class-cancelled', origin, orderItemId } as const;
    await queueMail(tx, { tenantId, person: { id } }, mail, now);
  }
}

/**
 * Cancels a class for everyone: closed, every booking refunded in full and its booker mailed, in one transaction. Refunds to
 * cards are sent afterwards, and repeated until they are acknowledged.
 */
export async function cancelClass(call: Call<typeof endpoint>): Promise<{ cancelled: number }> {
  requireDesk(call);
  const { db, tenant, body, wakeMail } = call;
  const sessionId = param(call, 'sessionId');
  const now = call.now();
  const origin = callOrigin({ ...call, host: { ...call.host, app: 'bookings' } });
  const cancelled = await db.transaction().execute(async (tx) => {
    const closed = await closeSession(
      tx,
      { tenantId: tenant.id, sessionId },
      body.reason?.trim() || null,
      now,
    );
    if (closed === 'unknown') throw notFound();
    if (closed === 'begun') throw new ApiFailure(409, bookingTexts.classBegun);
    const booked = await confirmedBookingsOf(tx, sessionId);
    for (const orderId of [...new Set(booked.map((each) => each.orderId))].toSorted())
      await lockOrder(tx, orderId);
    // Someone may have given theirs up while it waited for their order.
    const standing = await confirmedBookingsOf(tx, sessionId);
    for (const booking of standing) {
      await cancelPlace(tx, booking, { tenantId: tenant.id, origin, now });
      const { payerId, pricePence, name } = booking;
      const refunded = { personId: payerId, amountPence: pricePence, subject: name };
      await recordStaffAct(tx, call, { act: 'booking-cancelled', ...refunded, note: body.reason });
    }
    await recordStaffAct(tx, call, {
      act: 'class-cancelled',
      personId: null,
      subject: standing[0]?.name,
      note: body.reason,
    });
    return standing;
  });
  wakeMail();
  for (const { id } of cancelled) await settleRefundsOf(call, id);
  return { cancelled: cancelled.length };
}
