import { useRef, useState } from 'react';
import { storageKeys } from 'shared-contracts/storage';
import { tabStorage } from 'shared-platform';
import { addOwed, type OwedMoney, owedTo, parseOwed, takeOwed, withoutOwed } from './owed-money.ts';

export interface OwedMoneyList {
  owed: readonly OwedMoney[];
  /** Pence that belong to a customer. */
  owedTo(reference: string): number;
  add(money: OwedMoney): void;
  /** Counts money as a payment again. */
  use(money: OwedMoney): void;
  /** Money received for an order that is not made yet: it belongs to the customer if the page is lost. */
  hold(money: OwedMoney | null): void;
  /** Staff say that they have given it back. */
  giveBack(reference: string): void;
}

/** Money to give back that the basket being paid for can take. */
export interface UsableMoney {
  pence: number;
  /** Counts it as cash received. */
  use(): void;
}

/**
 * Money to give back, and what was received for an order not made yet. It outlives a reload and the customer who is
 * served, until staff say that it is returned; like everything that belongs to a person in this tab, it ends with the login.
 */
export function useOwedMoney(): OwedMoneyList {
  const [owed, setOwed] = useState(() => parseOwed(tabStorage().getItem(storageKeys.moneyToGiveBack)));
  const held = useRef<OwedMoney | null>(null);

  function keep(list: readonly OwedMoney[]): void {
    const kept = held.current?.pence ? addOwed(list, held.current) : list;
    if (kept.length > 0) tabStorage().setItem(storageKeys.moneyToGiveBack, JSON.stringify(kept));
    else tabStorage().removeItem(storageKeys.moneyToGiveBack);
  }

  function store(next: OwedMoney[]): void {
    setOwed(next);
    keep(next);
  }

  return {
    owed,
    owedTo: (reference) => owedTo(owed, reference),
    add: (money) => {
      held.current = null;
      store(addOwed(owed, money));
    },
    use: (money) => store(takeOwed(owed, money)),
    hold: (money) => {
      held.current = money;
      keep(owed);
    },
    giveBack: (reference) => store(withoutOwed(owed, reference)),
  };
}
