import type {
  bookingCancellation,
  Cancellation,
  cancelBooking as endpoint,
} from 'shared-contracts/api/bookings';
import { siteIso } from 'shared-contracts/dates';
import { formatMoney, pence, pounds } from 'shared-contracts/money';
import { isAtDesk, queueMail, recordStaffAct } from '../../people/index.ts';
import {
  ApiFailure,
  type Call,
  callOrigin,
  isUuid,
  notFound,
  param,
  requireUser,
  type Tenant,
  texts,
} from '../../platform/index.ts';
import { giveUseBack } from '../packages/store.ts';
import { addPenalty } from '../penalties/store.ts';
import { type RefundPart, refundParts } from '../refunds/refund-rules.ts';
import { settleRefundsOf } from '../refunds/settle-refunds.ts';
import { shownRefund } from '../refunds/shown-refund.ts';
import { refundSources } from '../refunds/sources.ts';
import { insertRefunds } from '../refunds/store.ts';
import { type CancellationTerms, cancellationRefusal, cancellationTerms } from './cancellation-rules.ts';
import { type FoundBooking, findBooking, giveUp, lockOrder } from './store.ts';
import { bookingTexts } from './texts.ts';

type BookingCall = Pick<Call, 'db' | 'tenant' | 'user' | 'host' | 'params' | 'now'>;

/** A booking of whoever calls, at the desk anybody's. Throws the 404 failure for unknown ones, else the 403 failure. */
async function ownBooking(call: BookingCall): Promise<FoundBooking> {
  const id = param(call, 'bookingId');
  const booking = isUuid(id) ? await findBooking(call.db, call.tenant.id, id) : undefined;
  if (!booking) throw notFound();
  if (booking.personId !== requireUser(call).id && !isAtDesk(call))
    throw new ApiFailure(403, texts.status.forbidden);
  return booking;
}

interface Quote {
  terms: CancellationTerms;
  parts: RefundPart[];
}

/** What cancelling brings back now. Throws in words when the booking cannot be cancelled. */
async function quote(call: BookingCall, booking: FoundBooking): Promise<Quote> {
  const now = call.now();
  const refusal = cancellationRefusal(booking, now);
  if (refusal !== null) throw new ApiFailure(409, refusal);
  const terms = cancellationTerms(booking, call.tenant.settings, now);
  const sources = await refundSources(call.db, { orderId: booking.orderId, orderItemId: booking.id }, now);
  return { terms, parts: refundParts(terms.refundPence, sources) };
}

function shownCancellation({ terms, parts }: Quote, tenant: Tenant): Cancellation {
  const { symbol } = tenant.settings.site.currency;
  return {
    freeUntil: terms.freeUntil && siteIso(terms.freeUntil),
    description: terms.description,
    refunds: parts.map((part) => shownRefund(part, symbol)),
    total: pounds(terms.refundPence),
    formattedTotal: formatMoney(terms.refundPence, symbol),
    penalty:
      terms.penaltyPence === 0
        ? null
        : {
            amount: pounds(terms.penaltyPence),
            formattedAmount: formatMoney(terms.penaltyPence, symbol),
          },
  };
}

export async function readCancellation(call: Call<typeof bookingCancellation>): Promise<Cancellation> {
  return shownCancellation(await quote(call, await ownBooking(call)), call.tenant);
}

/** Throws in words when the person was told another refund, or another charge, than there is. */
function refuseUntold(
  terms: CancellationTerms,
  { refund, penalty = '0.00' }: Call<typeof endpoint>['body'],
  tenant: Tenant,
): void {
  const { symbol } = tenant.settings.site.currency;
  if (pence(refund) !== terms.refundPence) {
    throw new ApiFailure(409, bookingTexts.moved(formatMoney(terms.refundPence, symbol)));
  }
  if (pence(penalty) !== terms.penaltyPence) {
    throw new ApiFailure(409, bookingTexts.chargeMoved(formatMoney(terms.penaltyPence, symbol)));
  }
}

/**
 * Cancels a booking: the place is free and the money written down as given back in one transaction, at the terms the
 * person agreed to, and they are told by mail. What goes to a card is sent to the provider afterwards, again until it is
 * heard.
 */
export async function cancelBooking(call: Call<typeof endpoint>): Promise<Cancellation> {
  const { orderId } = await ownBooking(call);
  const { db, tenant, body, now, wakeMail } = call;
  const done = await db.transaction().execute(async (tx) => {
    await lockOrder(tx, orderId);
    const inside = { ...call, db: tx };
    const booking = await ownBooking(inside);
    const quoted = await quote(inside, booking);
    refuseUntold(quoted.terms, body, tenant);
    const cancelledBy = booking.personId === requireUser(call).id ? 'person' : 'staff';
    await giveUp(tx, booking.id, cancelledBy, now());
    // What people do to their own bookings is theirs, and in no log.
    if (cancelledBy === 'staff') {
      await recordStaffAct(tx, call, {
        act: 'booking-cancelled',
        personId: booking.personId,
        subject: booking.name,
        amountPence: quoted.terms.refundPence,
      });
    }
    if (quoted.terms.penaltyPence > 0) {
      const { personId } = booking;
      const amountPence = quoted.terms.penaltyPence;
      const owed = { tenantId: tenant.id, personId, orderItemId: booking.id, amountPence };
      await addPenalty(tx, { ...owed, reason: 'late-cancellation' }, now());
    }
    if (quoted.terms.isUseGivenBack) await giveUseBack(tx, booking.id);
    const refunded = { orderId, orderItemId: booking.id, personId: booking.personId };
    await insertRefunds(tx, refunded, quoted.parts, now());
    const origin = callOrigin({ ...call, host: { ...call.host, app: 'my-account' } });
    const mail = { kind: 'booking-cancelled', origin, orderItemId: booking.id } as const;
    await queueMail(tx, { tenantId: tenant.id, person: { id: booking.personId } }, mail, now());
    return { booking, quoted };
  });
  wakeMail();
  await settleRefundsOf(call, done.booking.id);
  return shownCancellation(done.quoted, tenant);
}
