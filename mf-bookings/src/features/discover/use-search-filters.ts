import { useEffect, useEffectEvent } from 'react';
import { readMoreFilters, writeMoreFilters } from 'shared-contracts/session-search/more-filters';
import type { ParsedSearch } from 'shared-contracts/session-search/parse-search';
import { withMiles } from 'shared-contracts/session-search/read-distance';
import { NO_FILTER, PRICE_LIMITS, type SessionFilter } from 'shared-contracts/session-search/session-filter';
import { type Choices, readChoices, writeChoices } from 'shared-contracts/session-search/session-query';
import { partInWords, type SaidTwice, withoutWords } from 'shared-contracts/session-search/without-words';
import { useSearchParams } from 'shared-platform/router';
import { countOn } from '../../shared/timetable/session-filter.ts';
import { writeVenueSearch } from '../../shared/venues/venue-search.ts';

const WITHOUT_FILTERS = { part: null, hasPlaces: false, isFree: false, isWomenOnly: false };
const KINDS: readonly SaidTwice[] = ['hours', 'price', 'levels'];

interface Options {
  term: string;
  parsed: ParsedSearch;
  read(text: string): ParsedSearch;
}

/** The price of the words, if the dialog can choose it; `null` otherwise. */
const limitInWords = ({ priceLimit }: ParsedSearch): SessionFilter['priceLimit'] =>
  priceLimit === null || priceLimit === 0
    ? null
    : (PRICE_LIMITS.find((limit) => limit === priceLimit * 100) ?? null);

/**
 * The filters of a search, in its address or in its words: `tonight` is Evening, too. One that is set or cleared takes what the
 * words say of the same out of them, so that the two never contradict each other.
 */
export function useSearchFilters({ term, parsed, read }: Options) {
  const [params, setParams] = useSearchParams();
  const choices = readChoices(params);
  const more = readMoreFilters(params);
  const hasPrice = choices.isFree || more.priceLimit !== null;
  const shown = {
    choices: {
      ...choices,
      part: choices.part ?? partInWords(parsed),
      isFree: choices.isFree || (!hasPrice && parsed.priceLimit === 0),
    },
    more: { ...more, priceLimit: hasPrice ? more.priceLimit : limitInWords(parsed) },
  };

  function change(
    write: (before: URLSearchParams) => URLSearchParams,
    { kinds, replace = false }: { kinds: readonly SaidTwice[]; replace?: boolean },
  ) {
    const text = withoutWords(term, kinds, read);
    setParams(
      (before) => {
        const next = write(before);
        return text === term ? next : writeVenueSearch(next, { text, sessions: text });
      },
      { replace, preventScrollReset: true },
    );
  }

  // An address may come with both; its filters are the later choice.
  const isOtherHours =
    choices.part !== null &&
    partInWords(parsed) !== choices.part &&
    (parsed.startsFrom ?? parsed.startsBefore) !== null;
  const isOtherPrice = hasPrice && parsed.priceLimit !== null && !(choices.isFree && parsed.priceLimit === 0);
  const follow = useEffectEvent(() =>
    change((before) => before, {
      kinds: [...(isOtherHours ? ['hours' as const] : []), ...(isOtherPrice ? ['price' as const] : [])],
      replace: true,
    }),
  );
  useEffect(() => {
    if (isOtherHours || isOtherPrice) follow();
  }, [isOtherHours, isOtherPrice]);

  function choose(chosen: Partial<Choices>) {
    const kinds: SaidTwice[] = [];
    if ('part' in chosen) kinds.push('hours');
    if ('isFree' in chosen) kinds.push('price');
    change((before) => writeChoices(before, chosen), { kinds });
  }

  function chooseMore(filter: SessionFilter) {
    const kinds: SaidTwice[] = [];
    if (String(filter.levels) !== String(more.levels)) kinds.push('levels');
    const isSamePrice = filter.priceLimit === shown.more.priceLimit;
    if (!isSamePrice) kinds.push('price');
    const written = isSamePrice ? { ...filter, priceLimit: more.priceLimit } : filter;
    change((before) => writeMoreFilters(before, written), { kinds });
  }

  return {
    ...shown,
    isFiltered:
      countOn(more) > 0 ||
      choices.hasPlaces ||
      choices.isWomenOnly ||
      choices.isFree ||
      choices.part !== null,
    choose,
    chooseMore,
    clearAll: () =>
      change((before) => writeChoices(writeMoreFilters(before, NO_FILTER), WITHOUT_FILTERS), {
        kinds: KINDS,
      }),
    /** Searches for other words with the same filters. */
    search: (text: string) =>
      setParams((before) => writeVenueSearch(before, { text, sessions: text }), { preventScrollReset: true }),
    /** The miles of the words, where they name any, and those beside the list. */
    chooseRadius(radius: number) {
      const text = withMiles(term, radius);
      setParams(
        (before) => writeVenueSearch(before, { radius, ...(text !== term && { text, sessions: text }) }),
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
