import { useEffect, useRef } from 'react';
import { cart } from 'shared-contracts/api/basket';
import type { EventPayload } from 'shared-contracts/events';
import { paths } from 'shared-contracts/links';
import { storageKeys } from 'shared-contracts/storage';
import { tabStorage, useApi, useBus, useFollowPerson, useLinks, useToast } from 'shared-platform';
import { useNavigate } from 'shared-platform/router';
import { useTabReturn } from '../../shared/basket/use-tab-return.ts';
import { texts } from '../../texts/en.ts';
import { forgetAttempt, renewAttempt } from './payment-attempt.ts';
import { type PaymentCalls, usePaymentCalls } from './payment-calls.ts';
import { isInFlight } from './payment-machine.ts';
import type { PaymentKind } from './payment-states.ts';
import { usePaymentInFlight } from './use-payment-in-flight.ts';
import { type RunEffect, usePaymentMachine } from './use-payment-machine.ts';

/** Duration for which the result of a payment is shown as a toast, in milliseconds (shell specification 9). */
const RESULT_TOAST = 10_000;

/** Names of a payment's toasts, so that a later result replaces an earlier one. */
const toastName = (index: number) => (index === 0 ? 'checkout-payment' : `checkout-payment-${index}`);
/** More notifications than that are never on show at once. */
const MOST_MESSAGES = 5;

interface Options extends PaymentCalls {
  kind: PaymentKind;
  /** A paying call of this basket may have been received already. */
  isUnderWay: boolean;
  /** Asks for the basket again, which may be why a try was refused. */
  reloadBasket(): void;
}

/** The payment of one basket: its state, and the way to press on with it. */
export function usePayment({ kind, isUnderWay, reloadBasket, ...options }: Options) {
  const { cartId } = options;
  const calls = usePaymentCalls(options);
  const api = useApi();
  const bus = useBus();
  const showToast = useToast();
  const links = useLinks();
  const navigate = useNavigate();
  const followPerson = useFollowPerson();
  const isShown = useRef(true);

  function tell(toast: Omit<EventPayload<'toast:requested'>, 'callback'>, index = 0): void {
    showToast({ ...toast, callback: toastName(index) });
  }

  /** The result of the last attempt no longer matters, and would cover the bank's page. */
  function takeBackToasts(): void {
    for (let index = 0; index < MOST_MESSAGES; index++) {
      bus.emit('toast:dismiss-requested', { callback: toastName(index) });
    }
  }

  function finish(orderId: string): void {
    forgetAttempt(cartId);
    tabStorage().removeItem(storageKeys.checkedTerms(cartId));
    tabStorage().removeItem(storageKeys.acceptedWaivers(cartId));
    tell({ content: texts.toasts.orderCompleted, type: 'success', closeAfter: RESULT_TOAST });
    bus.emit('checkout:completed', { completeOrderId: orderId });
    navigate(links.to(paths.orderConfirmed(orderId)), { replace: true });
    api.invalidate(cart);
    // The purchase changes the person: their credit, membership and Direct Debit (joining specification 4).
    followPerson(undefined);
  }

  const run: RunEffect = (effect, send) => {
    const follow = (event: Promise<Parameters<typeof send>[0]>) => void event.then(send);
    switch (effect.do) {
      case 'ask-status':
        setTimeout(() => isShown.current && follow(calls.askStatus()), effect.afterMs);
        return;
      case 'prepare':
        return follow(calls.prepare());
      case 'tokenise':
        takeBackToasts();
        return follow(calls.tokenise(effect.session));
      case 'authorise':
        return follow(calls.authorise(effect.session, effect.cardIdentifier));
      case 'leave-challenge':
        return follow(calls.leaveChallenge());
      case 'go-to-basket':
        tell({ content: texts.pay.left, type: 'neutral' });
        return navigate(links.to(paths.basket), { replace: true });
      case 'complete':
        return follow(calls.complete(effect.transactionUuid));
      case 'forget-attempt':
        return forgetAttempt(cartId);
      case 'renew-attempt':
        renewAttempt(cartId, 'complete');
        return;
      case 'reload-basket':
        return reloadBasket();
      case 'tell-refused-card':
        for (const [index, content] of effect.messages.entries()) tell({ content, type: 'danger' }, index);
        return;
      case 'tell-failure':
        return tell({
          content: effect.message ?? texts.toasts.orderFailed,
          type: 'danger',
          closeAfter: RESULT_TOAST,
        });
      case 'finish':
        return finish(effect.orderId);
    }
  };

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const payment = usePaymentMachine(kind, isUnderWay, run);
  useTabReturn(() => payment.send({ type: 'returned' }));
  usePaymentInFlight(isInFlight(payment.state));
  return payment;
}
