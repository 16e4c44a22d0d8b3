import { atom, useAtom } from 'jotai';
import { useEffect } from 'react';
import { useDeployment, useSite } from 'shared-platform';
import { findPlace, geocoderUrl, type PlaceOutcome } from './find-place.ts';

/** Outcomes of the place look-ups, by lower-case term. */
const geocodedPlacesAtom = atom<Readonly<Record<string, PlaceOutcome>>>({});

interface PlaceSearch {
  /** `null` while it is under way, or nothing is looked for. */
  outcome: PlaceOutcome | null;
  tryAgain(): void;
}

/** Looks a term up as a place of the UK; `null` looks for nothing. */
export function usePlaceSearch(term: string | null): PlaceSearch {
  const template = useDeployment().geocoderUrl;
  const { mapApiKey } = useSite();
  const [places, setPlaces] = useAtom(geocodedPlacesAtom);
  const key = term?.trim().toLowerCase() ?? '';
  const outcome = places[key] ?? null;
  const isOpen = key !== '' && outcome === null;

  useEffect(() => {
    if (!isOpen) return;
    const keep = (answer: PlaceOutcome) => setPlaces((before) => ({ ...before, [key]: answer }));
    const url = geocoderUrl(template, key, mapApiKey, window.location.href);
    if (!url) {
      keep({ outcome: 'not-found' });
      return;
    }
    const controller = new AbortController();
    findPlace(url, key, controller.signal).then(keep, () => undefined);
    return () => controller.abort();
  }, [isOpen, key, template, mapApiKey, setPlaces]);

  return {
    outcome,
    tryAgain: () => setPlaces(({ [key]: _failed, ...others }) => others),
  };
}
