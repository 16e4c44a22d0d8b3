import { useState } from 'react';
import { storageKeys } from 'shared-contracts/storage';
import { tabStorage } from 'shared-platform';
import { addOwed, type OwedMoney, owedTo, parseOwed, withoutOwed } from './owed-money.ts';

export interface OwedMoneyList {
  owed: readonly OwedMoney[];
  /** Pence that belong to a customer. */
  owedTo(reference: string): number;
  add(money: OwedMoney): void;
  /** Staff say that they have given it back. */
  giveBack(reference: string): void;
}

/**
 * Money to give back. It outlives a reload and the customer who is served, until staff say that it is returned; like
 * everything that belongs to a person in this tab, it ends with the login.
 */
export function useOwedMoney(): OwedMoneyList {
  const [owed, setOwed] = useState(() => parseOwed(tabStorage().getItem(storageKeys.moneyToGiveBack)));

  function store(next: OwedMoney[]): void {
    setOwed(next);
    if (next.length > 0) tabStorage().setItem(storageKeys.moneyToGiveBack, JSON.stringify(next));
    else tabStorage().removeItem(storageKeys.moneyToGiveBack);
  }

  return {
    owed,
    owedTo: (reference) => owedTo(owed, reference),
    add: (money) => store(addOwed(owed, money)),
    giveBack: (reference) => store(withoutOwed(owed, reference)),
  };
}
