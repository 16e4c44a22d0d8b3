import { atom } from 'jotai';
import { tabStorage } from 'shared-platform';
import type { Joining } from './joining.ts';
import { keepJoining, readJoining } from './stored-joining.ts';

const heldAtom = atom<Joining | null>(null);

/** What this person is doing, kept for the tab with every change. */
export const joiningAtom = atom(
  (get) => get(heldAtom) ?? readJoining(tabStorage()),
  (get, set, change: (before: Joining) => Joining) => {
    const before = get(joiningAtom);
    const next = change(before);
    if (next === before) return;
    set(heldAtom, next);
    keepJoining(tabStorage(), next);
  },
);
