import { atom } from 'jotai';
import { type CentreSearch, freshSearch } from './centre-search.ts';

/** The person's search for a centre. */
export const centreSearchAtom = atom<CentreSearch>(freshSearch);

/** The centre picked on the map, by slug. */
export const pickedCentreAtom = atom<string | null>(null);
