import type { Penalty, recordNoShow } from 'shared-contracts/api/penalties';
import { apiTable } from 'shared-contracts/api/table';
import { siteIso } from 'shared-contracts/dates';
import type { AnswerOf } from 'shared-contracts/endpoint';
import { formatMoney, pounds } from 'shared-contracts/money';
import { findBooking, lockOrder } from '../bookings/store.ts';
import { isUuid } from '../checkout/uuid.ts';
import { requireDesk } from '../front-of-house/desk.ts';
import { type ApiServer, type Call, param, requireUser } from '../http/call.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { penaltyPence } from './rules.ts';
import { addPenalty, listDue, type PenaltyRow, selectDue } from './store.ts';
import { penaltyTexts } from './texts.ts';

const shownPenalty = (row: PenaltyRow, symbol: string): Penalty => ({
  id: row.id,
  reason: row.reason,
  name: row.name,
  startDate: siteIso(row.startsAt),
  venue: { slug: row.venueSlug, name: row.venueName },
  amount: pounds(row.pricePence),
  formattedAmount: formatMoney(row.pricePence, symbol),
  isInBasket: row.cartId !== null,
});

/** Notes that nobody came, and charges what the venue's policy says. A cancelled booking was given up in time or not. */
async function noteNoShow(call: Call<typeof recordNoShow>): Promise<AnswerOf<typeof recordNoShow>> {
  requireDesk(call);
  const { tenant } = call;
  const id = param(call, 'bookingId');
  const now = call.now();
  return call.db.transaction().execute(async (tx) => {
    const known = isUuid(id) ? await findBooking(tx, tenant.id, id) : undefined;
    if (!known) throw notFound();
    // A cancellation that is under way comes first.
    await lockOrder(tx, known.orderId);
    const booking = await findBooking(tx, tenant.id, id);
    if (booking?.status !== 'confirmed') throw new ApiFailure(409, penaltyTexts.cancelled);
    if (booking.startsAt > now) throw new ApiFailure(409, penaltyTexts.notStarted);
    const amountPence = penaltyPence('no-show', booking, tenant.settings.penalties);
    const { personId } = booking;
    if (amountPence > 0) {
      const owed = {
        tenantId: tenant.id,
        personId,
        orderItemId: id,
        reason: 'no-show',
        amountPence,
      } as const;
      await addPenalty(tx, owed, now);
    }
    const due = await selectDue(tx).where('penalty.orderItemId', '=', id).executeTakeFirst();
    return { penalty: due ? shownPenalty(due, tenant.settings.site.currency.symbol) : null };
  });
}

export function registerPenalties(app: ApiServer): void {
  handle(app, apiTable.penalties.penalties, async (call) => {
    const due = await listDue(call.db, requireUser(call).id);
    return due.map((row) => shownPenalty(row, call.tenant.settings.site.currency.symbol));
  });
  handle(app, apiTable.penalties.recordNoShow, noteNoShow);
}
