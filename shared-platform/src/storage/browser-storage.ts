import { MemoryStorage } from './memory-storage.ts';

type StorageName = 'sessionStorage' | 'localStorage';

const standIns: Partial<Record<StorageName, Storage>> = {};

/** Browsers may refuse a page all storage, as in a frame of another site: then memory stands in for it. */
function reach(name: StorageName): Storage {
  try {
    return window[name];
  } catch {
    standIns[name] ??= new MemoryStorage();
    return standIns[name];
  }
}

/** Storage of this tab, over reloads where the browser allows it. Never throws. */
export const tabStorage = (): Storage => reach('sessionStorage');

/** Storage of this browser, where it allows it. Never throws. */
export const lastingStorage = (): Storage => reach('localStorage');

/** The names of everything in a store. */
export const storedNames = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
