import type { Kysely } from 'kysely';
import type { OfflinePayment } from 'shared-contracts/api/checkout';
import {
  ApiFailure,
  type Database,
  invalid,
  type Person,
  type StoredTender,
  type Tenant,
} from '../../platform/index.ts';
import { holdUntil } from '../basket/line-rules.ts';
import { holdPlaces } from '../basket/store.ts';
import { firstStepAt } from '../payments/step-times.ts';
import { advance, lockPaymentUnderWay, type Payment } from '../payments/store.ts';
import { merchantOf } from './merchant.ts';
import { checkPayable, lockFilledCart, type PayableBasket } from './payable-basket.ts';
import { creditsFor } from './spend-credits.ts';
import { areSameTenders, checkTenders, sumOf } from './tenders.ts';
import { checkoutTexts } from './texts.ts';

export interface PaymentInput {
  user: Person;
  tenant: Tenant;
  now: Date;
  holdMinutes: number;
  payments: readonly OfflinePayment[];
  completedWaivers: readonly string[];
  shownPrices: string | undefined;
  sessionKey: string;
  saveCard: boolean;
  /** Origin of the page they buy on. */
  origin: string;
}

export interface PreparedPayment {
  payment: Payment;
  /** True if it is still to be sent to the provider. */
  isNew: boolean;
  /** A payment for a basket that has changed since. */
  toVoid: Payment | undefined;
}

/** Ends an earlier attempt that charged nothing; the refusal while the provider is still deciding about it. */
async function endUnpaid(
  tx: Kysely<Database>,
  earlier: Payment | undefined,
  now: Date,
): Promise<ApiFailure | undefined> {
  if (earlier?.status === 'processing') return new ApiFailure(409, checkoutTexts.checking);
  if (earlier && earlier.status !== 'authorised') {
    await advance(tx, earlier.id, 'abandoned', now, { failure: 'replaced' });
  }
  return undefined;
}

interface WantedPayment {
  basket: PayableBasket;
  tenders: StoredTender[];
  /** The amount to pay by card. */
  amountPence: number;
}

async function wantedPayment(
  tx: Kysely<Database>,
  cartId: string,
  wish: PaymentInput,
): Promise<WantedPayment | ApiFailure> {
  const { user, tenant, payments } = wish;
  const basket = await checkPayable(tx, cartId, wish);
  if (basket instanceof ApiFailure) return basket;
  const checked = checkTenders(payments, basket.total, {
    ...(await creditsFor(tx, user, basket.lines, wish.now)),
    symbol: tenant.settings.site.currency.symbol,
  });
  if ('messages' in checked) return invalid(checked.messages);
  return { basket, tenders: checked.tenders, amountPence: basket.total - sumOf(checked.tenders) };
}

/** True if an authorised payment is the very one that is wanted. */
function paysFor(payment: Payment, { tenders, amountPence }: WantedPayment): boolean {
  return payment.amountPence === amountPence && areSameTenders(payment.tenders, tenders);
}

/**
 * Writes the payment down before the provider learns of it, so that a crash can be asked about, and keeps the places
 * for as long again. A basket that is already paid for answers the payment that did it. One basket has one payment
 * under way, which the database enforces.
 */
export async function preparePayment(
  tx: Kysely<Database>,
  wish: PaymentInput,
): Promise<PreparedPayment | ApiFailure> {
  const { user, now } = wish;
  const cartId = await lockFilledCart(tx, user);
  if (cartId instanceof ApiFailure) return cartId;
  const earlier = await lockPaymentUnderWay(tx, cartId);
  const undecided = await endUnpaid(tx, earlier, now);
  if (undecided) return undecided;
  const paid = earlier?.status === 'authorised' ? earlier : undefined;

  let wanted = await wantedPayment(tx, cartId, wish);
  if (wanted instanceof ApiFailure) return wanted;
  if (paid && paysFor(paid, wanted)) return { payment: paid, isNew: false, toVoid: undefined };
  const toVoid = paid && (await advance(tx, paid.id, 'void-decided', now));
  // While the earlier payment stood, the prices did too.
  if (toVoid) wanted = await wantedPayment(tx, cartId, wish);
  if (wanted instanceof ApiFailure) return wanted;
  const { basket, tenders, amountPence } = wanted;
  if (amountPence === 0) return new ApiFailure(409, checkoutTexts.nothingByCard);

  const places = basket.lines.map((line) => ({
    lineId: line.lineId,
    sessionId: line.id,
    court: line.court,
  }));
  await holdPlaces(tx, places, holdUntil(now, wish.holdMinutes));
  const payment = await tx
    .insertInto('payments')
    .values({
      cartId,
      tenantId: user.tenantId,
      personId: user.id,
      merchant: merchantOf(wish.tenant),
      amountPence,
      tenders: JSON.stringify(tenders),
      status: 'prepared',
      sessionKey: wish.sessionKey,
      saveCard: wish.saveCard,
      origin: wish.origin,
      nextStepAt: firstStepAt('prepared', now),
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { payment, isNew: true, toVoid };
}
