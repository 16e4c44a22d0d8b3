import { atom, createStore } from 'jotai';
import { useSyncExternalStore } from 'react';

/** A value that components can watch. */
export interface Watchable<Value> {
  get(): Value;
  /** Value shown on a server-rendered page until it has been hydrated. */
  rendered(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

const store = createStore();

/** @param rendered what the server assumes, where that may differ from what this browser knows from the start. */
export function createWatchable<Value>(initial: Value, rendered: Value = initial): Watchable<Value> {
  const current = atom<Value>(initial);
  return {
    get: () => store.get(current),
    rendered: () => rendered,
    set: (value) => store.set(current, value),
    subscribe: (listener) => store.sub(current, listener),
  };
}

/** Follows a watchable value. `useAtomValue` has no server snapshot: a page could not be hydrated with it. */
export const useWatchable = <Value>({ subscribe, get, rendered }: Watchable<Value>): Value =>
  useSyncExternalStore(subscribe, get, rendered);
