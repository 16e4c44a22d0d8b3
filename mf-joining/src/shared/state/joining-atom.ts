import { atom } from 'jotai';
import { tabStorage } from 'shared-platform';
import type { Joining } from '../machine/joining.ts';
import { readJoining, storeJoining } from './stored-joining.ts';

const heldAtom = atom<Joining | null>(null);

/** State of this person's joining, stored for the tab with every change. */
export const joiningAtom = atom(
  (get) => get(heldAtom) ?? readJoining(tabStorage()),
  (get, set, next: Joining) => {
    if (next === get(joiningAtom)) return;
    set(heldAtom, next);
    storeJoining(tabStorage(), next);
  },
);
