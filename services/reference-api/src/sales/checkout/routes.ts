import { CARD_PROVIDER } from 'shared-contracts/api/checkout';
import { apiTable } from 'shared-contracts/api/table';
import {
  isAtDesk,
  ownBillingAddress,
  recordStaffView,
  requireDesk,
  resolveBasketOwner,
} from '../../people/index.ts';
import {
  ApiFailure,
  type ApiServer,
  type Call,
  callOrigin,
  handle,
  reply,
  requireUser,
  texts,
} from '../../platform/index.ts';
import { isEmptyCart } from '../basket/store.ts';
import { findCart } from '../carts/store.ts';
import { latestPayment } from '../payments/store.ts';
import { authorise } from './authorise.ts';
import { commitOnRefusal } from './commit-on-refusal.ts';
import { completeWithCard } from './complete-with-card.ts';
import { completeWithoutCard } from './complete-without-card.ts';
import { leaveChallenge } from './end-challenge.ts';
import { merchantOf } from './merchant.ts';
import { registerScaNotification } from './notification-route.ts';
import { type CartScope, readPaymentStatus, requireCart } from './payment-status.ts';
import { registerQuickBook } from './quick-book-routes.ts';
import { requireTill } from './require-till.ts';
import { cardsToOffer, defaultCard } from './saved-cards.ts';
import { readTerms, requireTermsOf } from './terms.ts';
import { checkoutTexts } from './texts.ts';

const endpoints = apiTable.checkout;

type CartCall = Pick<Call, 'db' | 'tenant' | 'user' | 'host' | 'now'> & { query: { cart_id: string } };

function cartScope(call: Pick<Call, 'user' | 'host'>): CartScope {
  const { tenantId, id } = requireUser(call);
  return { tenantId, personId: isAtDesk(call) ? null : id };
}

/** A basket that the person may ask about. Whose of the customers' staff ask about is in the audit log. */
async function requireOwnCart(call: CartCall): Promise<void> {
  const { personId } = await requireCart(call.db, cartScope(call), call.query.cart_id);
  if (isAtDesk(call)) await recordStaffView(call, [{ act: 'customer-seen', personId }]);
}

export function registerCheckout(app: ApiServer): void {
  handle(app, endpoints.prepare, async (call) => {
    const user = requireUser(call);
    const cartId = await findCart(call.db, user);
    if (!cartId || (await isEmptyCart(call.db, cartId))) throw new ApiFailure(409, checkoutTexts.emptyBasket);
    const merchant = merchantOf(call.tenant);
    const sessionKey = await call.merchants.of(merchant).cardProvider.openSession();
    if (sessionKey === null) throw new ApiFailure(503, texts.status.failed);
    const { browserUrl: url, mode } = call.configuration.cardProvider;
    const { savedCardsEnabled } = call.tenant.settings.site;
    const savedCards = savedCardsEnabled
      ? await cardsToOffer(call.db, user, { merchant, now: call.now() })
      : [];
    return {
      paymentProvider: CARD_PROVIDER,
      sessionKey,
      paymentProviderConfiguration: { mode, url },
      savedCard: defaultCard(savedCards),
      savedCards,
      billingAddress: await ownBillingAddress(call.db, user.id),
    };
  });

  handle(app, endpoints.authorise, async (call) => {
    const { status, data } = await authorise(call);
    return reply(status, data);
  });

  handle(app, endpoints.complete, async (call) => {
    const user = requireUser(call);
    const { transactionUuid, selectedUserId, payments, terms, completedWaivers, priceKey } = call.body;
    if (selectedUserId && selectedUserId !== user.id) throw new ApiFailure(403, texts.status.forbidden);
    requireTill(call, payments, user.id);
    const buyer = { user, tenant: call.tenant, origin: callOrigin(call) };
    if (transactionUuid) {
      const completeOrderId = await completeWithCard(call, buyer, transactionUuid);
      call.wakeMail();
      return { completeOrderId };
    }
    await requireTermsOf(call.db, call.tenant.id, await findCart(call.db, user), terms);
    const agreed = { payments, completedWaivers, shownPrices: priceKey };
    const purchase = { ...buyer, ...agreed, now: call.now() };
    const completeOrderId = await commitOnRefusal(call.db, (tx) => completeWithoutCard(tx, purchase));
    call.wakeMail();
    return { completeOrderId };
  });

  handle(app, endpoints.pay, async (call) => {
    requireDesk(call);
    const { payments, terms, selectedUserId, completedWaivers, priceKey } = call.body;
    const user = await resolveBasketOwner(call, selectedUserId);
    requireTill(call, payments, user.id);
    await requireTermsOf(call.db, call.tenant.id, await findCart(call.db, user), terms);
    // Mail to the customer links to the host they book on.
    const origin = callOrigin({ ...call, host: { ...call.host, app: 'bookings' } });
    const takenBy = requireUser(call).id;
    const agreed = { payments, completedWaivers, shownPrices: priceKey };
    const purchase = { user, takenBy, tenant: call.tenant, origin, ...agreed, now: call.now() };
    const completeOrderId = await commitOnRefusal(call.db, (tx) => completeWithoutCard(tx, purchase));
    call.wakeMail();
    return { completeOrderId };
  });

  handle(app, endpoints.paymentStatus, async (call) => {
    await requireOwnCart(call);
    const { symbol } = call.tenant.settings.site.currency;
    return readPaymentStatus(call, cartScope(call), call.query.cart_id, symbol);
  });

  handle(app, endpoints.leaveChallenge, async (call) => {
    await requireOwnCart(call);
    const payment = await latestPayment(call.db, call.query.cart_id);
    if (payment) await leaveChallenge(call.db, payment, call.now());
    const { symbol } = call.tenant.settings.site.currency;
    return readPaymentStatus(call, cartScope(call), call.query.cart_id, symbol);
  });

  handle(app, endpoints.terms, async (call) => {
    await requireOwnCart(call);
    return readTerms(call.db, call.tenant.id, call.query.cart_id);
  });

  registerQuickBook(app);
  registerScaNotification(app);
}
