import type { Kysely, Transaction } from 'kysely';
import { formatMoney } from 'shared-contracts/money';
import {
  ApiFailure,
  type Database,
  isUuid,
  notFound,
  type Person,
  type Tenant,
  texts,
} from '../../platform/index.ts';
import { bookingProblem } from '../basket/line-rules.ts';
import { basketTexts } from '../basket/texts.ts';
import { readMembershipLine } from '../joining/line.ts';
import { completionProblem } from '../joining/line-rules.ts';
import { lockAgreed } from '../later-bookings/agreed-bookings.ts';
import { refreshPayment, type Settling, voidPayment } from '../payments/settle.ts';
import { advance, findPayment, type Payment } from '../payments/store.ts';
import { readPenaltyLines } from '../penalties/store.ts';
import { basketTotal, lockLines } from './payable-basket.ts';
import { placeOrder } from './place-order.ts';
import { spendCredits } from './spend-credits.ts';
import { sumOf } from './tenders.ts';
import { checkoutTexts } from './texts.ts';

export interface Buyer {
  user: Person;
  tenant: Tenant;
  /** Origin of the page they buy on. */
  origin: string;
}

type Ending =
  | { completeOrderId: string }
  | { refusal: ApiFailure }
  /** It cannot become an order for this reason, and its money goes back. */
  | { problem: string; toVoid: Payment | undefined };

async function orderOf(tx: Kysely<Database>, paymentId: string): Promise<Ending> {
  const order = await tx
    .selectFrom('orders')
    .select('completeOrderId')
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  return order;
}

function refusalOf(payment: Payment): ApiFailure {
  const isOpen = ['prepared', 'processing', 'sca_required'].includes(payment.status);
  return isOpen
    ? new ApiFailure(409, checkoutTexts.notFinished)
    : new ApiFailure(422, checkoutTexts.paymentFailed);
}

type OnOrdered = (tx: Transaction<Database>, payment: Payment, orderId: string) => Promise<void>;

/** Locks basket, then payment, then sessions, as every other change does. */
async function completeLocked(
  tx: Transaction<Database>,
  { id: paymentId, cartId }: Payment,
  buyer: Buyer,
  now: Date,
  onOrdered?: OnOrdered,
): Promise<Ending> {
  const { user, tenant, origin } = buyer;
  const cart = await tx
    .selectFrom('carts')
    .select(['id', 'status'])
    .where('id', '=', cartId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const payment = await tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (payment.status === 'completed') return orderOf(tx, payment.id);
  if (payment.status !== 'authorised') return { refusal: refusalOf(payment) };

  const resolveRefund = async (problem: string): Promise<Ending> => ({
    problem,
    toVoid: await advance(tx, payment.id, 'void-decided', now),
  });
  const lines = await lockLines(tx, cart.id, user, now);
  const viewer = { user, tenant, now };
  const membership = await readMembershipLine(tx, cart.id, viewer);
  if (membership) await lockAgreed(tx, viewer, membership.row.agreedBookings);
  const penalties = await readPenaltyLines(tx, cart.id);
  const contents = { lines, membership, penalties };
  const total = basketTotal(contents);
  const isHere = cart.status === 'open' || cart.status === 'aside';
  if (!isHere || total - sumOf(payment.tenders) !== payment.amountPence) {
    return resolveRefund(checkoutTexts.basketChanged);
  }
  for (const line of lines) {
    const problem =
      bookingProblem(line, viewer, payment.createdAt) ??
      (line.packageId !== null && !line.hasPackageUse ? basketTexts.packageUsedUp : null);
    if (problem) return resolveRefund(basketTexts.about(line.name, problem));
  }
  const membershipRefusal = membership && completionProblem(membership);
  if (membershipRefusal) {
    return resolveRefund(basketTexts.about(membership.type.name, membershipRefusal));
  }
  const { tenders, createdAt: paidAt } = payment;
  const membershipCredit = await spendCredits(tx, { user, tenders, lines, paidAt });
  if (!membershipCredit) return resolveRefund(checkoutTexts.basketChanged);
  const paidWith = { tenders, membershipCredit, payment };
  const order = { cartId: cart.id, ...contents, total, ...paidWith, user, tenant, origin, now };
  const { id: orderId, completeOrderId } = await placeOrder(tx, order);
  const completed = await advance(tx, payment.id, 'ordered', now);
  if (completed) await onOrdered?.(tx, completed, orderId);
  return { completeOrderId };
}

/**
 * Turns the basket of an authorised payment into an order, or decides that its money goes back.
 * @param onOrdered what belongs into the order's transaction besides.
 */
export const completePayment = (
  { db, now }: Pick<Settling, 'db' | 'now'>,
  payment: Payment,
  buyer: Buyer,
  onOrdered?: OnOrdered,
): Promise<Ending> => db.transaction().execute((tx) => completeLocked(tx, payment, buyer, now(), onOrdered));

/** Reason that there is no order, with what has happened to the money so far. */
function refundedFailure(problem: string, payment: Payment, symbol: string): ApiFailure {
  const words = checkoutTexts.givenBack;
  const amount = formatMoney(payment.amountPence, symbol);
  return new ApiFailure(
    409,
    payment.status === 'voided' ? words.voided(problem) : words.onItsWay(problem, amount),
  );
}

/**
 * Turns the basket of an authorised payment into an order, once: asked again it answers the same order. Money that
 * cannot become an order goes back.
 */
export async function completeWithCard(
  settling: Settling,
  buyer: Buyer,
  transactionUuid: string,
): Promise<string> {
  const found = isUuid(transactionUuid) ? await findPayment(settling.db, transactionUuid) : undefined;
  if (!found || found.tenantId !== buyer.tenant.id) throw notFound();
  if (found.personId !== buyer.user.id) throw new ApiFailure(403, texts.status.forbidden);
  const payment = await refreshPayment(settling, found);
  const ending = await completePayment(settling, payment, buyer);
  if ('completeOrderId' in ending) return ending.completeOrderId;
  if ('refusal' in ending) throw ending.refusal;
  const returned = ending.toVoid ? await voidPayment(settling, ending.toVoid) : payment;
  throw refundedFailure(ending.problem, returned, buyer.tenant.settings.site.currency.symbol);
}
