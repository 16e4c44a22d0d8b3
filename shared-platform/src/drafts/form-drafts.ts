import { storageKeys } from 'shared-contracts/storage';

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Typed answers, carried over a reload that a lost session forced (decisions 11). Nothing is stored before that moment,
 * and the stored answers are removed when the form is back. Card and bank details are never stored.
 */
export interface FormDrafts {
  /** Names a form on screen, with a way to read it; answers the way to take it off again. */
  follow(form: string, read: () => unknown): () => void;
  /** Stores every form on screen. */
  save(): void;
  /** Removes and returns the stored answers of a form; `null` if there are none. */
  take(form: string): unknown;
}

export function createFormDrafts(storage: TabStorage): FormDrafts {
  const onScreen = new Map<string, () => unknown>();
  return {
    follow(form, read) {
      onScreen.set(form, read);
      return () => {
        if (onScreen.get(form) === read) onScreen.delete(form);
      };
    },
    save() {
      for (const [form, read] of onScreen) store(storage, storageKeys.draft(form), read());
    },
    take(form) {
      const key = storageKeys.draft(form);
      try {
        const text = storage.getItem(key);
        storage.removeItem(key);
        return text === null ? null : JSON.parse(text);
      } catch {
        return null;
      }
    },
  };
}

/** A full or forbidden storage loses the draft, not the page. */
function store(storage: TabStorage, key: string, value: unknown): void {
  try {
    storage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
