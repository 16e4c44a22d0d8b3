import { atom } from 'jotai';
import { nullable, object, safeParse, string } from 'shared-contracts/schema';
import { storageKeys } from 'shared-contracts/storage';
import { tabStorage } from 'shared-platform';

/** The tab's attendee: ids only, stored under the booker's id, so that it means nothing to the next person who logs in. */
const keptSchema = nullable(object({ by: string(), id: string() }));
export interface StoredChoice {
  by: string;
  id: string;
}

/** Reads the tab's stored choice; anything damaged counts as none. */
export function readStoredChoice(storage: Pick<Storage, 'getItem'>): StoredChoice | null {
  try {
    const stored = safeParse(keptSchema, JSON.parse(storage.getItem(storageKeys.forWhom) ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

/** The choice made on this page; `undefined` = none yet. */
const chosenAtom = atom<StoredChoice | null>();

/** Kept for the tab. A storage that is full or forbidden loses the reload, not the choice. */
export const attendeeChoiceAtom = atom(
  (get) => {
    const chosen = get(chosenAtom);
    return chosen === undefined ? readStoredChoice(tabStorage()) : chosen;
  },
  (_get, set, kept: StoredChoice | null) => {
    set(chosenAtom, kept);
    try {
      tabStorage().setItem(storageKeys.forWhom, JSON.stringify(kept));
    } catch {
      return;
    }
  },
);
