import { atom } from 'jotai';
import { nullable, object, safeParse, string } from 'shared-contracts/schema';
import { storageKeys } from 'shared-contracts/storage';
import { tabStorage } from 'shared-platform';

/** Whom the tab books for: ids alone, under who chose it, so that it means nothing to anybody else who logs in. */
const keptSchema = nullable(object({ by: string(), id: string() }));
export interface Kept {
  by: string;
  id: string;
}

/** What the tab remembers; anything damaged counts as nothing. */
export function readKept(storage: Pick<Storage, 'getItem'>): Kept | null {
  try {
    const stored = safeParse(keptSchema, JSON.parse(storage.getItem(storageKeys.forWhom) ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

/** What was chosen on this page; `undefined` = nothing yet. */
const chosenAtom = atom<Kept | null>();

/** Kept for the tab. A storage that is full or forbidden loses the reload, not the choice. */
export const forWhomAtom = atom(
  (get) => {
    const chosen = get(chosenAtom);
    return chosen === undefined ? readKept(tabStorage()) : chosen;
  },
  (_get, set, kept: Kept | null) => {
    set(chosenAtom, kept);
    try {
      tabStorage().setItem(storageKeys.forWhom, JSON.stringify(kept));
    } catch {
      return;
    }
  },
);
