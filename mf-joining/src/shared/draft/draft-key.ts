import { storageKeys } from 'shared-contracts/storage';
import { tabStorage } from 'shared-platform';

/** The key of a visitor's joining on the server, kept for the tab until they log out. */
export const readDraftKey = (): string | null => tabStorage().getItem(storageKeys.joiningDraft);

/** @param key `null` forgets it. A storage that is full loses the reload, not the page. */
export function storeDraftKey(key: string | null): void {
  try {
    if (key === null) tabStorage().removeItem(storageKeys.joiningDraft);
    else tabStorage().setItem(storageKeys.joiningDraft, key);
  } catch {
    return;
  }
}
