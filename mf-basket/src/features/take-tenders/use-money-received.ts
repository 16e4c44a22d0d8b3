import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Cart } from 'shared-contracts/api/basket';
import { hasRemovedLine } from './tenders.ts';

/**
 * Pence that a customer has handed over. Once something is taken out of the basket they no longer count (shell
 * specification 4), but are still at the desk: to be given back.
 * @param isOpen no payment is in flight
 */
export function useMoneyReceived(cart: Cart | undefined, isOpen: boolean, onOwed: (pence: number) => void) {
  const [received, setReceived] = useState(0);
  const seen = useRef(cart);
  const compare = useEffectEvent((now: Cart | undefined) => {
    // The basket of an order that was made is empty as well.
    if (seen.current && now && isOpen && received > 0 && hasRemovedLine(seen.current, now)) {
      onOwed(received);
      setReceived(0);
    }
    seen.current = now;
  });
  useEffect(() => compare(cart), [cart]);
  return { received, setReceived };
}
