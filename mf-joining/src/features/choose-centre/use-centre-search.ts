import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Venue } from 'shared-contracts/api/venues';
import type { Coordinates } from 'shared-contracts/distance';
import { SEARCH_KEY } from 'shared-contracts/query-keys';
import { useDeployment, useSite } from 'shared-platform';
import { askForPosition, findPlace, geocoderUrl } from 'shared-platform/places';
import { useSearchParams } from 'shared-platform/router';
import {
  type CentreSearch,
  clearSearch,
  freshSearch,
  locating,
  personFound,
  placeFound,
  placeNotFound,
  searchHere,
  searchWithoutScripts,
  showAll,
  startSearch,
} from './centre-search.ts';
import { centreSearchAtom, pickedCentreAtom } from './centre-search-state.ts';

export interface CentreSearchControl {
  search: CentreSearch;
  type(text: string): void;
  submit(): void;
  locate(): void;
  searchHere(centre: Coordinates): void;
  setRadius(miles: number): void;
  clear(): void;
  showAll(): void;
}

/** The search for a centre, with the ways to change it. The last one asked for counts, whichever answers last. */
export function useCentreSearch(centres: readonly Venue[]): CentreSearchControl {
  const [held, setSearch] = useAtom(centreSearchAtom);
  const [query] = useSearchParams();
  const sent = query.get(SEARCH_KEY)?.trim() ?? '';
  const isOfAddress = held === freshSearch && sent !== '';
  const search = isOfAddress ? searchWithoutScripts(sent, centres) : held;
  const pick = useSetAtom(pickedCentreAtom);
  const template = useDeployment().geocoderUrl;
  const { mapApiKey } = useSite();
  const underWay = useRef(new AbortController());

  /** Gives up what is under way; answers the signal of what comes next. */
  function next(): AbortSignal {
    underWay.current.abort();
    underWay.current = new AbortController();
    return underWay.current.signal;
  }

  async function lookUp(term: string, signal: AbortSignal) {
    const url = geocoderUrl(template, term, mapApiKey, window.location.href);
    const answer = url ? await findPlace(url, term, signal).catch(() => null) : null;
    if (signal.aborted) return;
    if (answer?.outcome === 'found') {
      const { name, coordinates: centre } = answer.place;
      setSearch((before) => placeFound(before, { name, term, centre }));
    } else setSearch((before) => placeNotFound(before, centres, term, answer?.outcome ?? 'failed'));
  }

  async function locatePerson(signal: AbortSignal) {
    setSearch(locating);
    const answer = await askForPosition();
    if (signal.aborted) return;
    if (answer.outcome === 'found') setSearch((before) => personFound(before, answer.coordinates));
    else setSearch((before) => ({ ...before, progress: `location-${answer.outcome}` }));
  }

  function submit() {
    const started = startSearch(search, centres);
    if (started.search === search) return;
    const signal = next();
    pick(started.only);
    setSearch(started.search);
    if (started.placeToFind !== null) void lookUp(started.placeToFind, signal);
  }

  // With scripts, a term is looked up as a place as well.
  const take = useEffectEvent(submit);
  useEffect(() => {
    if (isOfAddress) take();
  }, [isOfAddress]);

  return {
    search,
    submit,
    type: (text) => setSearch((before) => ({ ...before, text })),
    locate: () => void locatePerson(next()),
    searchHere: (centre) => {
      next();
      setSearch((before) => searchHere(before, centre));
    },
    setRadius: (radius) => setSearch((before) => ({ ...before, radius })),
    showAll: () => {
      next();
      pick(null);
      setSearch(showAll);
    },
    clear: () => {
      next();
      pick(null);
      setSearch(clearSearch);
    },
  };
}
