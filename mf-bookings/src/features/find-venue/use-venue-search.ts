import { useEffect, useEffectEvent, useState } from 'react';
import { WORDS_KEY } from 'shared-contracts/query-keys';
import { isBlankSearch } from 'shared-contracts/venue-search';
import { useSearchParams } from 'shared-platform/router';
import { readVenueSearch, type VenueSearch, writeVenueSearch } from '../../shared/venues/venue-search.ts';

/** Pause in typing before the URL follows, in milliseconds: browsers limit how often it may change. */
const TYPING_REST = 300;

/** Filters of a search for classes that its words can say, too: new words do not contradict them. */
const IN_WORDS = ['when', 'price', 'level', 'activity', 'show'];

interface VenueSearchControl {
  /** The search, with what is in the box at this very moment. */
  search: VenueSearch;
  type(text: string): void;
  /** Changes the search as a step that the back button undoes. */
  go(change: Partial<VenueSearch>): void;
  /** Changes the search within the step. */
  adjust(change: Partial<VenueSearch>): void;
}

/**
 * The box runs ahead of the URL while a person types. The texts `sent` are on their way into the URL, the latest one last: on
 * a slow device several may be, and none of them may take the place of what was typed since.
 */
interface Box {
  text: string;
  seen: string;
  sent: readonly string[];
}

const asWritten = (text: string) => (isBlankSearch(text) ? '' : text);

/** The venue search of the URL, ahead of it by what is being typed. */
export function useVenueSearch(): VenueSearchControl {
  const [params, setParams] = useSearchParams();
  const written = readVenueSearch(params);
  const [box, setBox] = useState<Box>({ text: written.text, seen: written.text, sent: [] });
  // Of several that were sent at once, the URL may only ever show the last one, which may be what was there before.
  if (written.text !== box.seen || box.sent.at(-1) === written.text) {
    const arrived = box.sent.indexOf(written.text) + 1;
    const isOwn = arrived > 0;
    setBox({
      text: isOwn ? box.text : written.text,
      seen: written.text,
      sent: isOwn ? box.sent.slice(arrived) : [],
    });
  }

  function change(next: Partial<VenueSearch>, replace: boolean) {
    const { text } = next;
    if (text !== undefined)
      setBox((before) => ({ ...before, text, sent: [...before.sent, asWritten(text)] }));
    setParams(
      (before) => {
        const after = writeVenueSearch(before, next);
        if (after.get(WORDS_KEY) !== before.get(WORDS_KEY)) for (const name of IN_WORDS) after.delete(name);
        return after;
      },
      { replace, preventScrollReset: true },
    );
  }

  const { text } = box;
  const isAhead = asWritten(text) !== written.text;
  const typed: Partial<VenueSearch> = isAhead ? { text, place: null, sessions: null } : {};
  const isUnsent = isAhead && asWritten(text) !== box.sent.at(-1);
  // The first words are a step from the page without any, to which the way back leads. Those that were sent and have not
  // arrived yet are that step.
  const isStep = isBlankSearch(written.text) && !written.isNearMe && box.sent.length === 0;
  const send = useEffectEvent((text: string) => change({ text, place: null, sessions: null }, !isStep));
  useEffect(() => {
    if (!isUnsent) return;
    // A link may have been followed meanwhile, to a screen whose code is still on its way: that address wins.
    const { href } = window.location;
    const timer = setTimeout(() => window.location.href === href && send(text), TYPING_REST);
    return () => clearTimeout(timer);
  }, [isUnsent, text]);

  function go(next: Partial<VenueSearch>) {
    // Words for classes were typed on the way to them: going back leads to where the typing began.
    if (next.sessions) return change({ ...typed, ...next }, !isStep && !written.place && !written.sessions);
    // A person who leaves before the typing rests finds their text again on the way back.
    if (isAhead) change(typed, !isStep);
    change({ ...typed, ...next }, false);
  }

  return {
    search: { ...written, text, ...typed },
    type: (next) => setBox((before) => ({ ...before, text: next })),
    go,
    adjust: (next) => change({ ...typed, ...next }, true),
  };
}
