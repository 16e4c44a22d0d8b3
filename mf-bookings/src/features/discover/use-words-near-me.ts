import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Venue } from 'shared-contracts/api/venues';
import type { Coordinates } from 'shared-contracts/distance';
import { useSearchParams } from 'shared-platform/router';
import { today } from '../../shared/timetable/timetable-days.ts';
import { writeVenueSearch } from '../../shared/venues/venue-search.ts';
import { termNearMe } from './near-me.ts';

interface Options {
  /** True from the press of the button until their place is known; a refusal leaves the words as they are. */
  isWanted: RefObject<boolean>;
  here: Coordinates | null;
  term: string;
  venues: readonly Venue[] | undefined;
}

/** Puts the person's own place in that of the words, once they have asked for it and it is known. */
export function useWordsNearMe({ isWanted, here, term, venues }: Options): void {
  const [, setParams] = useSearchParams();
  const isReady = here !== null && venues !== undefined;
  const move = useEffectEvent(() => {
    if (!isWanted.current) return;
    isWanted.current = false;
    const text = termNearMe(term, today(new Date()), venues ?? []);
    if (text === term) return;
    setParams((before) => writeVenueSearch(before, { text, sessions: text }), {
      replace: true,
      preventScrollReset: true,
    });
  });
  useEffect(() => {
    if (isReady) move();
  }, [isReady]);
}
