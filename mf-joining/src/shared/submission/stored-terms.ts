import { storageKeys } from 'shared-contracts/storage';
import { tabStorage } from 'shared-platform';

/** Keeps the ticked health and membership terms of a basket for its checkout, also over a reload (decisions 27). */
export function storeJoiningTerms(cartId: string, ids: readonly string[]): void {
  try {
    tabStorage().setItem(storageKeys.joiningTerms(cartId), JSON.stringify(ids));
  } catch {
    // A storage that is full or forbidden loses the ticks: the checkout then asks for them again.
    return;
  }
}
