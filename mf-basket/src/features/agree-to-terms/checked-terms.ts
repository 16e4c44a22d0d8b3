import { storageKeys } from 'shared-contracts/storage';
import { tabStorage } from 'shared-platform';

/** The ids kept in storage; anything malformed counts as none. */
export function parseCheckedTerms(stored: string | null): string[] {
  if (!stored) return [];
  try {
    const ids: unknown = JSON.parse(stored);
    return Array.isArray(ids) && ids.every((id) => typeof id === 'string') ? ids : [];
  } catch {
    return [];
  }
}

/** Whether every term shown now was ticked; no terms count as agreed (joining specification 5). */
export function areTermsAgreed(terms: readonly { id: string }[], checked: readonly string[]): boolean {
  return terms.every(({ id }) => checked.includes(id));
}

/** The ticked terms of a basket, kept for the tab, so that a reload is not punished (decisions 27). */
export function readCheckedTerms(cartId: string): string[] {
  return parseCheckedTerms(tabStorage().getItem(storageKeys.checkedTerms(cartId)));
}

export function keepCheckedTerms(cartId: string, ids: readonly string[]): void {
  tabStorage().setItem(storageKeys.checkedTerms(cartId), JSON.stringify(ids));
}

/** The health and membership terms that were ticked in joining for this basket. */
export function readJoiningTerms(cartId: string): string[] {
  return parseCheckedTerms(tabStorage().getItem(storageKeys.joiningTerms(cartId)));
}
