import { useEffect, useRef, useState } from 'react';
import { basketArguments, type Cart, cart } from 'shared-contracts/api/basket';
import { paymentStatus } from 'shared-contracts/api/checkout';
import { type UseApi, useApi } from 'shared-platform';
import { useBasketOwner } from './basket-owner.ts';
import { isSameBasket, type Meanwhile, whatBecameOf } from './meanwhile.ts';
import { useOnReturn } from './use-on-return.ts';

/**
 * Reads the basket again when the person comes back from another tab, and says what became of the one on screen.
 * @param isPaused a payment is in flight: the basket it pays for stays on screen until its end is known
 */
export function useMeanwhile(shown: Cart | undefined, isPaused: boolean) {
  const api = useApi();
  const owner = useBasketOwner();
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const latest = useRef({ shown, isPaused });
  useEffect(() => {
    latest.current = { shown, isPaused };
  });

  async function read(isWelcome: () => boolean): Promise<void> {
    if (!owner) return;
    const result = await api.call(cart, basketArguments(owner));
    if (!result.ok) return;
    const news = shown && (await findNews(api, shown, result.data));
    // What this page changed itself in the meantime is newer than the answer.
    if (latest.current.shown !== shown || !isWelcome()) return;
    if (news) setMeanwhile(news);
    api.setAnswer(cart, basketArguments(owner), result.data);
  }

  useOnReturn(() => {
    if (!isPaused) void read(() => !latest.current.isPaused);
  });
  return { meanwhile, reload: () => void read(() => true) };
}

async function findNews(api: UseApi, shown: Cart, now: Cart): Promise<Meanwhile | null> {
  if (shown.items.length === 0 || isSameBasket(shown, now)) return null;
  if (now.items.length > 0) return { happened: 'changed' };
  const status = await api.call(paymentStatus, { query: { cart_id: shown.id } });
  return whatBecameOf(status.ok ? status.data : null);
}
