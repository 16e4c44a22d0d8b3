import type {
  bookingCancellation,
  Cancellation,
  cancelBooking as endpoint,
} from 'shared-contracts/api/bookings';
import { siteIso } from 'shared-contracts/dates';
import { formatMoney, pence, pounds } from 'shared-contracts/money';
import {
  isAtDesk,
  isServingThemselves,
  queueMail,
  recordStaffAct,
  recordStaffView,
} from '../../people/index.ts';
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
import { returnUse } from '../packages/store.ts';
import { addPenalty } from '../penalties/store.ts';
import { presentRefund } from '../refunds/present-refund.ts';
import { type RefundPart, refundParts } from '../refunds/refund-rules.ts';
import { settleRefundsOf } from '../refunds/settle-refunds.ts';
import { refundSources } from '../refunds/sources.ts';
import { insertRefunds } from '../refunds/store.ts';
import { type CancellationTerms, cancellationRefusal, cancellationTerms } from './cancellation-rules.ts';
import { type FoundBooking, findBooking, lockOrder, releasePlace } from './store.ts';
import { bookingTexts } from './texts.ts';

type BookingCall = Pick<Call, 'db' | 'tenant' | 'user' | 'host' | 'params' | 'now'>;

/** A booking of the person who calls, at the desk anyone's. Throws the 404 failure for unknown ones, else the 403 failure. */
async function ownBooking(call: BookingCall): Promise<FoundBooking> {
  const id = param(call, 'bookingId');
  const booking = isUuid(id) ? await findBooking(call.db, call.tenant.id, id) : undefined;
  if (!booking) throw notFound();
  if (booking.personId === requireUser(call).id) return booking;
  if (!isAtDesk(call)) throw new ApiFailure(403, texts.status.forbidden);
  await recordStaffView(call, [{ act: 'customer-seen', personId: booking.personId }]);
  return booking;
}

interface Quote {
  terms: CancellationTerms;
  parts: RefundPart[];
}

/** The refund on cancelling now. Throws in words when the booking cannot be cancelled. */
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
    refunds: parts.map((part) => presentRefund(part, symbol)),
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

/** Throws in words when the refund or charge differs from the one the person was shown. */
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

/** Throws in words where staff of the desk would turn what was paid there into their own credit. */
async function refuseOwnCredit(call: BookingCall, booking: FoundBooking, { parts }: Quote): Promise<void> {
  const hasCredit = parts.some(({ destination, amountPence }) => destination === 'credit' && amountPence > 0);
  if (!hasCredit || !isServingThemselves(call, booking.personId)) return;
  const { takenBy } = await call.db
    .selectFrom('orders')
    .select('takenBy')
    .where('id', '=', booking.orderId)
    .executeTakeFirstOrThrow();
  if (takenBy !== null) throw new ApiFailure(403, bookingTexts.ownCredit);
}

/**
 * Cancels a booking: the place is free and the money written down as given back in one transaction, at the terms the
 * person agreed to, and they get a mail. What goes to a card is sent to the provider afterwards, and repeated until it is
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
    await refuseOwnCredit(inside, booking, quoted);
    const cancelledBy = booking.personId === requireUser(call).id ? 'person' : 'staff';
    await releasePlace(tx, booking.id, cancelledBy, now());
    // People's actions on their own bookings are not logged.
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
    if (quoted.terms.isUseReturned) await returnUse(tx, booking.id);
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
