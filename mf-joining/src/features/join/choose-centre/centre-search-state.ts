import { atom } from 'jotai';
import { type CentreSearch, freshSearch } from './centre-search.ts';

/** What this person looks for among the centres. */
export const centreSearchAtom = atom<CentreSearch>(freshSearch);

/** The centre picked on the map, by slug. */
export const pickedCentreAtom = atom<string | null>(null);
