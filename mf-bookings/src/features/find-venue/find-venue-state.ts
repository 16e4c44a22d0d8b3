import { atom } from 'jotai';
import type { Coordinates } from 'shared-contracts/distance';
import type { PlaceOutcome } from 'shared-platform/places';

/** Where the person is, as far as they let the page know. Kept in memory only: it is theirs. */
export type UsersLocation =
  | { state: 'unknown' | 'locating' | 'refused' | 'failed' }
  | { state: 'known'; coordinates: Coordinates };

export const usersLocationAtom = atom<UsersLocation>({ state: 'unknown' });

/** Outcomes of the place look-ups, by lower-case term. */
export const geocodedPlacesAtom = atom<Readonly<Record<string, PlaceOutcome>>>({});

/** How many venues of which list are unfolded, so that coming back finds the same page. */
export const expandedCountsAtom = atom({ list: '', count: 0 });
