import type { takeBackNoShow as takeBackEndpoint } from 'shared-contracts/api/attendance';
import type { recordNoShow } from 'shared-contracts/api/penalties';
import type { AnswerOf } from 'shared-contracts/endpoint';
import { penaltyPence } from '../../booking-rules/index.ts';
import { queueMail, recordStaffAct, requireDesk, withdrawMail } from '../../people/index.ts';
import { ApiFailure, type Call, callOrigin, isUuid, notFound, param } from '../../platform/index.ts';
import { presentPenalty } from '../penalties/present-penalty.ts';
import { addPenalty, removeNoShow, selectDue } from '../penalties/store.ts';
import { penaltyTexts } from '../penalties/texts.ts';
import { findBooking, isStayCharged, lockOrder } from './store.ts';

const MINUTE_MS = 60_000;
/** Time for which a mistake at the desk can be corrected before the person gets a mail. */
const SLIP_MINUTES = 60;

/** Records that no one arrived, charges what the venue's policy says, and tells the person by mail an hour later. A cancelled booking was given up in time or not. */
export async function chargeNoShow(call: Call<typeof recordNoShow>): Promise<AnswerOf<typeof recordNoShow>> {
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
    // A stay on a court is missed once, in however many parts it was booked.
    const isCharged = await isStayCharged(tx, booking, 'no-show');
    const amountPence = isCharged ? 0 : penaltyPence('no-show', booking, tenant.settings.penalties);
    const { personId } = booking;
    const act = { act: 'no-show-noted', personId, subject: booking.name, amountPence } as const;
    if (amountPence === 0) await recordStaffAct(tx, call, act);
    else {
      const owed = {
        tenantId: tenant.id,
        personId,
        orderItemId: id,
        reason: 'no-show',
        amountPence,
      } as const;
      const isNew = await addPenalty(tx, owed, now);
      if (isNew) {
        await recordStaffAct(tx, call, act);
        const mail = {
          kind: 'no-show-noted',
          origin: callOrigin({ ...call, host: { ...call.host, app: 'my-account' } }),
          orderItemId: id,
          notBefore: new Date(now.getTime() + SLIP_MINUTES * MINUTE_MS),
        } as const;
        await queueMail(tx, { tenantId: tenant.id, person: { id: personId } }, mail, now);
      }
    }
    const due = await selectDue(tx).where('penalty.orderItemId', '=', id).executeTakeFirst();
    return { penalty: due ? presentPenalty(due, tenant.settings.site.currency.symbol) : null };
  });
}

/** Reverses a no-show noted by mistake, unless it is paid or in a basket to be paid. */
export async function takeBackNoShow(call: Call<typeof takeBackEndpoint>): Promise<Record<string, never>> {
  requireDesk(call);
  const id = param(call, 'bookingId');
  await call.db.transaction().execute(async (tx) => {
    const known = isUuid(id) ? await findBooking(tx, call.tenant.id, id) : undefined;
    if (!known) throw notFound();
    await lockOrder(tx, known.orderId);
    const found = await removeNoShow(tx, id);
    if (found === 'none') return;
    if (found !== 'removed') throw new ApiFailure(409, penaltyTexts.kept[found]);
    await withdrawMail(tx, { kind: 'no-show-noted', orderItemId: id });
    const { personId, name: subject } = known;
    await recordStaffAct(tx, call, { act: 'no-show-taken-back', personId, subject });
  });
  return {};
}
