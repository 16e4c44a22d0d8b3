import { useState } from 'react';
import type { Cart } from 'shared-contracts/api/basket';
import { hasRemovedLine } from './tenders.ts';

/**
 * Money that a customer has handed over, in pence. Once something is taken out of the basket it no longer counts (shell
 * specification 4), but it is still at the desk: it is to be given back, until staff say that they have.
 * @param isOpen no payment is in flight
 */
export function useMoneyReceived(cart: Cart | undefined, isOpen: boolean) {
  const [received, setReceived] = useState(0);
  const [toGiveBack, setToGiveBack] = useState(0);
  const [seen, setSeen] = useState(cart);
  if (seen !== cart) {
    setSeen(cart);
    // The basket of an order that was made is empty as well.
    if (seen && cart && isOpen && hasRemovedLine(seen, cart)) {
      setToGiveBack(toGiveBack + received);
      setReceived(0);
    }
  }
  return { received, setReceived, toGiveBack, giveBack: () => setToGiveBack(0) };
}
