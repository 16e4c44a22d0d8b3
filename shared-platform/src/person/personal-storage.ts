import {
  array,
  boolean,
  type Infer,
  nullable,
  object,
  type Schema,
  safeParse,
  string,
} from 'shared-contracts/schema';
import { type StorageLifetime, storageKeys, storageLifetime } from 'shared-contracts/storage';
import { storedNames } from '../storage/browser-storage.ts';
import type { Clearing, Owner } from './lifetime.ts';

const ownerSchema = object({ id: nullable(string()), token: string() });
const putAsideSchema = object({
  id: string(),
  /** The login expired under their hands; else the page was opened with another one. */
  isExpired: boolean(),
  entries: array(object({ name: string(), value: string() })),
});

/** Keeps what the tab stores with the person it belongs to. Never throws: a storage that refuses loses its entries only. */
export interface PersonalStorage {
  /** Answers whom a new page belongs to, and puts aside or drops what belongs to anyone else. */
  open(token: string | null): Owner;
  /** Notes whom everything belongs to from now on. `null` = a visitor. */
  belongsTo(id: string | null, token: string | null): void;
  /** Removes what is personal. */
  clear(clearing: Clearing): void;
  /** Puts everything personal aside until this person is back, even nothing: another one is then known to be another. */
  putAside(id: string, isExpired: boolean): void;
  /** True if something waits for this person. */
  hasPutAside(id: string): boolean;
  /** Whose login expired in this tab, until they or someone else is logged in; `null` = no one's. */
  expiredOwner(): string | null;
  /** Gives back what was put aside for this person, and drops what was put aside for another. */
  giveBack(id: string): void;
  /** Drops what was put aside, as after a log-out. */
  forgetPutAside(): void;
}

/** @param storage the tab's. */
export function createPersonalStorage(storage: Storage): PersonalStorage {
  function namesOf(...lifetimes: StorageLifetime[]): string[] {
    return storedNames(storage).filter((name) => lifetimes.includes(storageLifetime(name)));
  }
  function removeAll(...lifetimes: StorageLifetime[]): void {
    for (const name of namesOf(...lifetimes)) storage.removeItem(name);
  }
  function write(key: string, value: unknown): void {
    try {
      storage.setItem(key, JSON.stringify(value));
    } catch {
      // Without its owner's mark an entry is dropped when the page loads again.
      storage.removeItem(key);
    }
  }

  const personal: PersonalStorage = {
    open(token) {
      const mark = read(storage, storageKeys.owner, ownerSchema);
      if (!mark || mark.id === null) {
        if (!token) return { kind: 'visitor' };
        removeAll('person');
        return { kind: 'unidentified' };
      }
      if (token && mark.token === tokenFingerprint(token)) return { kind: 'user', id: mark.id };
      personal.putAside(mark.id, false);
      personal.belongsTo(null, null);
      return { kind: token ? 'unidentified' : 'visitor' };
    },
    belongsTo: (id, token) => write(storageKeys.owner, { id, token: token ? tokenFingerprint(token) : '' }),
    clear(clearing) {
      if (clearing === 'everything') removeAll('person', 'choice');
      else removeAll('person');
    },
    putAside(id, isExpired) {
      const entries = namesOf('person', 'choice').map((name) => ({
        name,
        value: storage.getItem(name) ?? '',
      }));
      removeAll('person', 'choice');
      write(storageKeys.putAside, { id, isExpired, entries });
    },
    hasPutAside: (id) => read(storage, storageKeys.putAside, putAsideSchema)?.id === id,
    expiredOwner() {
      const aside = read(storage, storageKeys.putAside, putAsideSchema);
      return aside?.isExpired ? aside.id : null;
    },
    giveBack(id) {
      const aside = read(storage, storageKeys.putAside, putAsideSchema);
      storage.removeItem(storageKeys.putAside);
      if (aside?.id !== id) return;
      for (const { name, value } of aside.entries) storage.setItem(name, value);
    },
    forgetPutAside: () => storage.removeItem(storageKeys.putAside),
  };
  return personal;
}

function read<S extends Schema>(storage: Storage, key: string, schema: S): Infer<S> | null {
  try {
    const stored = safeParse(schema, JSON.parse(storage.getItem(key) ?? 'null'));
    return stored.success ? stored.data : null;
  } catch {
    return null;
  }
}

/**
 * Tells one token from another (FNV-1a, 32 bits) so that a reload knows at once whose entries it finds. It leads back to
 * no token, and a wrong guess is corrected as soon as the server has said who is logged in.
 */
export function tokenFingerprint(token: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < token.length; index += 1) {
    hash = Math.imul(hash ^ token.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
