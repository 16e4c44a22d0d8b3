import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { basketArguments, type Cart, cart } from 'shared-contracts/api/basket';
import { paymentStatus } from 'shared-contracts/api/checkout';
import { type UseApi, useApi } from 'shared-platform';
import { type BasketChange, basketOutcomeOf, isSameBasket } from './basket-change.ts';
import { useBasketOwner } from './basket-owner.ts';
import { onBasketAnnounced } from './on-basket-announced.ts';
import { useTabReturn } from './use-tab-return.ts';

/**
 * Reads the basket again when another tab changes it or the person comes back from one, and says what happened to the one on screen.
 * @param isPaused a payment is in flight: the basket it pays for stays on screen until its end is known
 */
export function useBasketChange(shown: Cart | undefined, isPaused: boolean) {
  const api = useApi();
  const owner = useBasketOwner();
  const [basketChange, setBasketChange] = useState<BasketChange | null>(null);
  const latest = useRef({ shown, isPaused });
  useEffect(() => {
    latest.current = { shown, isPaused };
  });

  async function read(isWelcome: () => boolean): Promise<void> {
    if (!owner) return;
    const result = await api.call(cart, basketArguments(owner));
    if (!result.ok) return;
    const news = shown && (await findNews(api, shown, result.data));
    // The page's own change in the meantime is newer than the answer.
    if (latest.current.shown !== shown || !isWelcome()) return;
    if (news) setBasketChange(news);
    api.setAnswer(cart, basketArguments(owner), result.data);
  }

  function look(): void {
    if (!isPaused) void read(() => !latest.current.isPaused);
  }
  useTabReturn(look);
  const lookAtOnce = useEffectEvent(look);
  useEffect(() => onBasketAnnounced(() => lookAtOnce()), []);
  return { basketChange, reload: () => void read(() => true) };
}

async function findNews(api: UseApi, shown: Cart, now: Cart): Promise<BasketChange | null> {
  if (shown.items.length === 0 || isSameBasket(shown, now)) return null;
  if (now.items.length > 0) return { happened: 'changed' };
  const status = await api.call(paymentStatus, { query: { cart_id: shown.id } });
  return basketOutcomeOf(status.ok ? status.data : null);
}
