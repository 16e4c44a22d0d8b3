import { storageKeys } from 'shared-contracts/storage';
import { tabStorage } from 'shared-platform';

const NEAR_ME = storageKeys.draft('near-me');

/** True if the person used their location in this tab. Where that is, is never stored. */
export const wasNearMe = (): boolean => tabStorage().getItem(NEAR_ME) !== null;

/** A storage that is full or forbidden loses it, no more. */
export function keepNearMe(isUsed: boolean): void {
  try {
    if (isUsed) tabStorage().setItem(NEAR_ME, '1');
    else tabStorage().removeItem(NEAR_ME);
  } catch {
    return;
  }
}
