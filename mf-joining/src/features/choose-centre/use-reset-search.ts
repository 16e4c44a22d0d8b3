import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { freshSearch } from './centre-search.ts';
import { centreSearchAtom, pickedCentreAtom } from './centre-search-state.ts';

/** Puts the map and the search back to where they start. */
export function useResetSearch(): () => void {
  const setSearch = useSetAtom(centreSearchAtom);
  const pick = useSetAtom(pickedCentreAtom);
  return useCallback(() => {
    setSearch(freshSearch);
    pick(null);
  }, [setSearch, pick]);
}
