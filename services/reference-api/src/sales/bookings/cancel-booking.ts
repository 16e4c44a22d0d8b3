import type {
  bookingCancellation,
  Cancellation,
  cancelBooking as endpoint,
} from 'shared-contracts/api/bookings';
import { siteIso } from 'shared-contracts/dates';
import { formatMoney, pence, pounds } from 'shared-contracts/money';
import type { CancellationPolicy } from '../../booking-rules/index.ts';
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
  type Canceller,
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
import { cancellationRefusal, type StayTerms, stayTerms } from './cancellation-rules.ts';
import { type FoundBooking, findBooking, findStay, isStayCharged, lockOrder, releasePlace } from './store.ts';
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
  /** The bookings that are cancelled, the first of them first. */
  bookings: [FoundBooking, ...FoundBooking[]];
  /** A whole stay was requested. */
  isWhole: boolean;
  terms: StayTerms;
  parts: RefundPart[];
}

/** The refund on cancelling now. Throws in words when the booking cannot be cancelled. */
async function quote(call: BookingCall, booking: FoundBooking, isWhole: boolean): Promise<Quote> {
  const now = call.now();
  const { db, tenant } = call;
  const bookings: Quote['bookings'] = isWhole ? await findStay(db, tenant.id, booking) : [booking];
  const [first] = bookings;
  const refusal = cancellationRefusal(first, now);
  if (refusal !== null) throw new ApiFailure(409, refusal);
  const terms = stayTerms(bookings, await policyFor(call, booking), now);
  // The sum equals the refunds of the bookings one after the other, from what is left of card and credit.
  const sources = await refundSources(db, { orderId: first.orderId, orderItemId: first.id }, now);
  return { bookings, isWhole, terms, parts: refundParts(terms.refundPence, sources) };
}

/** The venue's policy, without a charge that the stay already has. */
async function policyFor({ db, tenant }: BookingCall, booking: FoundBooking): Promise<CancellationPolicy> {
  const { settings } = tenant;
  const isCharged = await isStayCharged(db, booking, 'late-cancellation');
  return isCharged
    ? { ...settings, penalties: { ...settings.penalties, lateCancellationPence: 0 } }
    : settings;
}

function shownCancellation({ bookings, isWhole, terms, parts }: Quote, tenant: Tenant): Cancellation {
  const { symbol } = tenant.settings.site.currency;
  return {
    freeUntil: terms.freeUntil && siteIso(terms.freeUntil),
    description: terms.description,
    refunds: parts.map((part) => presentRefund(part, symbol)),
    total: pounds(terms.refundPence),
    formattedTotal: formatMoney(terms.refundPence, symbol),
    ...(isWhole && { bookings: bookings.map(({ id }) => id) }),
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
  return shownCancellation(
    await quote(call, await ownBooking(call), call.query.stay === 'whole'),
    call.tenant,
  );
}

/** Throws in words when the refund or charge differs from the one the person was shown. */
function refuseUntold(
  terms: StayTerms,
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

/** Frees the place of a booking, and gives back what it cost. */
async function giveBack(
  tx: BookingCall['db'],
  { id: orderItemId, orderId, personId }: FoundBooking,
  terms: StayTerms['each'][number] | undefined,
  { cancelledBy, now }: { cancelledBy: Canceller; now: Date },
): Promise<void> {
  await releasePlace(tx, orderItemId, cancelledBy, now);
  if (terms?.isUseReturned) await returnUse(tx, orderItemId);
  const refundPence = terms?.refundPence ?? 0;
  const parts = refundParts(refundPence, await refundSources(tx, { orderId, orderItemId }, now));
  await insertRefunds(tx, { orderId, orderItemId, personId }, parts, now);
}

/**
 * Cancels a booking, or the whole stay that it is part of: the place is free and the money written down as given back in one transaction, at the terms the
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
    const quoted = await quote(inside, booking, body.stay === 'whole');
    refuseUntold(quoted.terms, body, tenant);
    await refuseOwnCredit(inside, booking, quoted);
    const cancelledBy = booking.personId === requireUser(call).id ? 'person' : 'staff';
    const [first] = quoted.bookings;
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
      const owed = { tenantId: tenant.id, personId, orderItemId: first.id, amountPence };
      await addPenalty(tx, { ...owed, reason: 'late-cancellation' }, now());
    }
    const { terms } = quoted;
    const at = now();
    for (const [index, each] of quoted.bookings.entries())
      await giveBack(tx, each, terms.each[index], { cancelledBy, now: at });
    const origin = callOrigin({ ...call, host: { ...call.host, app: 'my-account' } });
    const mail = { kind: 'booking-cancelled', origin, orderItemId: first.id } as const;
    await queueMail(tx, { tenantId: tenant.id, person: { id: booking.personId } }, mail, now());
    return quoted;
  });
  wakeMail();
  for (const { id } of done.bookings) await settleRefundsOf(call, id);
  return shownCancellation(done, tenant);
}
