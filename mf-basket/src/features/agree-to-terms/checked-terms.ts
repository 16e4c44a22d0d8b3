import { storageKeys } from 'shared-contracts/storage';
import { readStoredIds, storeIds } from '../../shared/stored-ids.ts';

/** True if every term shown now was ticked; no terms count as agreed (joining specification 5). */
export function areTermsAgreed(terms: readonly { id: string }[], checked: readonly string[]): boolean {
  return terms.every(({ id }) => checked.includes(id));
}

/** The ticked terms of a basket. */
export const readCheckedTerms = (cartId: string): string[] => readStoredIds(storageKeys.checkedTerms(cartId));

export const storeCheckedTerms = (cartId: string, ids: readonly string[]): void =>
  storeIds(storageKeys.checkedTerms(cartId), ids);

/** The health and membership terms that were ticked in joining for this basket. */
export const readJoiningTerms = (cartId: string): string[] => readStoredIds(storageKeys.joiningTerms(cartId));
