import type { Kysely } from 'kysely';
import type { OfflinePayment } from 'shared-contracts/api/checkout';
import { formatMoney } from 'shared-contracts/money';
import { ApiFailure, type Database, invalid, type Person, type Tenant } from '../../platform/index.ts';
import { advance, lockPaymentUnderWay } from '../payments/store.ts';
import { checkPayable, lockFilledCart } from './payable-basket.ts';
import { placeOrder } from './place-order.ts';
import { creditsFor, spendCredits } from './spend-credits.ts';
import { checkTenders, sumOf } from './tenders.ts';
import { checkoutTexts } from './texts.ts';

interface Purchase {
  user: Person;
  /** Id of the member of staff who takes the money at the desk. */
  takenBy?: string;
  tenant: Tenant;
  /** Origin of the page they buy on. */
  origin: string;
  now: Date;
  payments: readonly OfflinePayment[];
  completedWaivers: readonly string[];
  shownPrices: string | undefined;
}

/** Turns a basket into an order that no card pays for: free ones, and those paid by credit or at the desk. */
export async function completeWithoutCard(
  tx: Kysely<Database>,
  purchase: Purchase,
): Promise<string | ApiFailure> {
  const { user, takenBy, tenant, origin, now, payments } = purchase;
  const { symbol } = tenant.settings.site.currency;
  const cartId = await lockFilledCart(tx, user);
  if (typeof cartId !== 'string') return cartId;
  const payment = await lockPaymentUnderWay(tx, cartId);
  if (payment?.status === 'processing' || payment?.status === 'authorised') {
    return new ApiFailure(409, checkoutTexts.checking);
  }
  if (payment) await advance(tx, payment.id, 'abandoned', now, { failure: 'replaced' });

  const basket = await checkPayable(tx, cartId, purchase);
  if (basket instanceof ApiFailure) return basket;
  const credits = await creditsFor(tx, user, basket.lines, now);
  const checked = checkTenders(payments, basket.total, { ...credits, symbol });
  if ('messages' in checked) return invalid(checked.messages);
  const missing = basket.total - sumOf(checked.tenders);
  if (missing > 0) return new ApiFailure(409, checkoutTexts.stillToPay(formatMoney(missing, symbol)));
  const { tenders } = checked;
  const membershipCredit = await spendCredits(tx, { user, tenders, lines: basket.lines, paidAt: now });
  if (!membershipCredit) {
    return invalid({ payments: [checkoutTexts.tender.tooMuchCredit(formatMoney(0, symbol))] });
  }
  const order = await placeOrder(tx, {
    ...basket,
    tenders,
    membershipCredit,
    payment: null,
    user,
    takenBy,
    tenant,
    origin,
    now,
  });
  return order.completeOrderId;
}
