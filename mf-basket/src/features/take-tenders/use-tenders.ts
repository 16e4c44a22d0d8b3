import { useState } from 'react';
import type { Cart } from 'shared-contracts/api/basket';
import type { OfflinePayment } from 'shared-contracts/api/checkout';
import { pence } from 'shared-contracts/money';
import { addTender, hasRemovedLine, retainCredit, settle, syncCredit, type Tender } from './tenders.ts';

/** The basket as the tenders follow it. */
export interface PaidBasket {
  cart: Cart;
  /** Credit that pays for a part of it, as the server has it. */
  credit: readonly OfflinePayment[];
}

function follow(tenders: readonly Tender[], before: Cart, { cart, credit }: PaidBasket): Tender[] {
  return syncCredit(hasRemovedLine(before, cart) ? retainCredit(tenders) : tenders, credit);
}

/** Tenders for a basket. They live as long as the screen: nothing is taken before the order is made. */
export function useTenders(paid: PaidBasket) {
  const { cart, credit } = paid;
  const [tenders, setTenders] = useState(() => syncCredit([], credit));
  const [seen, setSeen] = useState(cart);
  if (seen !== cart) {
    setSeen(cart);
    setTenders(follow(tenders, seen, paid));
  }
  return {
    tenders,
    /** Pence that were handed over; credit is not. */
    received: tenders.reduce(
      (sum, { tenderType, amount }) => (tenderType === 'credit' ? sum : sum + pence(amount)),
      0,
    ),
    /** Pence to pay, and what was received of it in any way, change included. */
    due: pence(cart.totals.total),
    inHand: tenders.reduce((sum, { amount }) => sum + pence(amount), 0),
    ...settle(tenders, pence(cart.totals.total)),
    add: (tender: Tender) => setTenders(addTender(tenders, tender)),
    remove: (tender: Tender) => setTenders(tenders.filter((other) => other !== tender)),
  };
}

export type Tenders = ReturnType<typeof useTenders>;
