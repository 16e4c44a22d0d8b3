import { CARD_PROVIDER } from 'shared-contracts/api/checkout';
import { apiTable } from 'shared-contracts/api/table';
import { isAtDesk, ownBillingAddress, personServed, requireDesk } from '../../people/index.ts';
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
import { newestPayment } from '../payments/store.ts';
import { authorise } from './authorise.ts';
import { completeWithCard } from './complete-with-card.ts';
import { completeWithoutCard } from './complete-without-card.ts';
import { leaveChallenge } from './end-challenge.ts';
import { keepRefusal } from './keep-refusal.ts';
import { merchantOf } from './merchant.ts';
import { registerScaNotification } from './notification-route.ts';
import { type CartScope, readPaymentStatus, requireCart } from './payment-status.ts';
import { registerQuickBook } from './quick-book-routes.ts';
import { cardsToOffer, firstToOffer } from './saved-cards.ts';
import { mayTender } from './tenders.ts';
import { readTerms, requireTerms } from './terms.ts';
import { checkoutTexts } from './texts.ts';

const endpoints = apiTable.checkout;

function cartScope(call: Pick<Call, 'user' | 'host'>): CartScope {
  const { tenantId, id } = requireUser(call);
  return { tenantId, personId: isAtDesk(call) ? null : id };
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
      savedCard: firstToOffer(savedCards),
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
    const isAllowed = mayTender(payments, isAtDesk(call)) && (!selectedUserId || selectedUserId === user.id);
    if (!isAllowed) throw new ApiFailure(403, texts.status.forbidden);
    const buyer = { user, tenant: call.tenant, origin: callOrigin(call) };
    if (transactionUuid) {
      const completeOrderId = await completeWithCard(call, buyer, transactionUuid);
      call.wakeMail();
      return { completeOrderId };
    }
    await requireTerms(call.db, call.tenant.id, terms);
    const agreed = { payments, completedWaivers, shownPrices: priceKey };
    const purchase = { ...buyer, ...agreed, now: call.now() };
    const completeOrderId = await keepRefusal(call.db, (tx) => completeWithoutCard(tx, purchase));
    call.wakeMail();
    return { completeOrderId };
  });

  handle(app, endpoints.pay, async (call) => {
    requireDesk(call);
    const { payments, terms, selectedUserId, completedWaivers, priceKey } = call.body;
    const user = await personServed(call, selectedUserId);
    await requireTerms(call.db, call.tenant.id, terms);
    // What is mailed to the customer leads to the host they book on.
    const origin = callOrigin({ ...call, host: { ...call.host, app: 'bookings' } });
    const takenBy = requireUser(call).id;
    const agreed = { payments, completedWaivers, shownPrices: priceKey };
    const purchase = { user, takenBy, tenant: call.tenant, origin, ...agreed, now: call.now() };
    const completeOrderId = await keepRefusal(call.db, (tx) => completeWithoutCard(tx, purchase));
    call.wakeMail();
    return { completeOrderId };
  });

  handle(app, endpoints.paymentStatus, (call) =>
    readPaymentStatus(call, cartScope(call), call.query.cart_id, call.tenant.settings.site.currency.symbol),
  );

  handle(app, endpoints.leaveChallenge, async (call) => {
    const scope = cartScope(call);
    await requireCart(call.db, scope, call.query.cart_id);
    const payment = await newestPayment(call.db, call.query.cart_id);
    if (payment) await leaveChallenge(call.db, payment, call.now());
    const { symbol } = call.tenant.settings.site.currency;
    return readPaymentStatus(call, scope, call.query.cart_id, symbol);
  });

  handle(app, endpoints.terms, async (call) => {
    await requireCart(call.db, cartScope(call), call.query.cart_id);
    return readTerms(call.db, call.tenant.id);
  });

  registerQuickBook(app);
  registerScaNotification(app);
}
