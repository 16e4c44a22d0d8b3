import { atom } from 'jotai';
import type { Coordinates } from 'shared-contracts/distance';
import type { PlaceOutcome } from 'shared-platform/places';

/** Position of the person, as far as they share it. Kept in memory only, since it is personal. */
export type UsersLocation =
  | { state: 'unknown' | 'locating' | 'refused' | 'failed' }
  | { state: 'known'; coordinates: Coordinates };

export const usersLocationAtom = atom<UsersLocation>({ state: 'unknown' });

/** Outcomes of the place look-ups, by lower-case term. */
export const geocodedPlacesAtom = atom<Readonly<Record<string, PlaceOutcome>>>({});

/** Number of venues shown in each list, so that coming back finds the same page. */
export const expandedCountsAtom = atom({ list: '', count: 0 });
