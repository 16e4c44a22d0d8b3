import { MAX_SEARCH_LENGTH, SEARCH_PAGES, type searchSessions } from '../api/session-search.ts';
import type { Coordinates } from '../distance.ts';
import type { CallArguments } from '../endpoint.ts';
import { isSameQuery } from './filter-query.ts';
import { moreArguments, readMoreFilters, writeMoreFilters } from './more-filters.ts';
import type { ParsedSearch } from './parse-search.ts';
import { hoursOf, PARTS_OF_DAY, type PartOfDay } from './parts-of-day.ts';

/** Filters besides the search text, as stored in the URL. */
export interface Choices {
  part: PartOfDay | null;
  hasPlaces: boolean;
  isFree: boolean;
  isWomenOnly: boolean;
  limit: (typeof SEARCH_PAGES)[number];
}

const [FIRST_PAGE] = SEARCH_PAGES;
const FREE = 'free';

/** The choices of an address; what it cannot mean is left out. */
export function readChoices(params: URLSearchParams): Choices {
  return {
    part: PARTS_OF_DAY.find((part) => part === params.get('when')) ?? null,
    hasPlaces: params.get('places') === 'left',
    isFree: params.get('price') === FREE,
    isWomenOnly: params.get('women') === 'only',
    limit: SEARCH_PAGES.find((size) => size === params.get('show')) ?? FIRST_PAGE,
  };
}

/** The address with a change made to the choices. A page that was unfolded belongs to the list it was unfolded in. */
export function writeChoices(params: URLSearchParams, change: Partial<Choices>): URLSearchParams {
  const next = { ...readChoices(params), limit: FIRST_PAGE, ...change };
  const written = new URLSearchParams(params.toString());
  const put = (name: string, value: string | null) =>
    value === null ? written.delete(name) : written.set(name, value);
  put('when', next.part);
  put('places', next.hasPlaces ? 'left' : null);
  // The dialog's prices are another filter.
  if (next.isFree || params.get('price') === FREE) put('price', next.isFree ? FREE : null);
  put('women', next.isWomenOnly ? 'only' : null);
  put('show', next.limit === FIRST_PAGE ? null : next.limit);
  return written;
}

/** True if a query is the filters of a search as they are written here, and nothing else. */
export const isSearchQuery = (params: URLSearchParams): boolean =>
  isSameQuery(
    params,
    writeChoices(writeMoreFilters(new URLSearchParams(), readMoreFilters(params)), readChoices(params)),
  );

/** Some 700 metres: near enough for a search, but not a person's address. */
const DECIMALS = 2;

/** Query of the search call. @param params query of the page, with its filters. */
export function searchArguments(
  parsed: ParsedSearch,
  params: URLSearchParams,
  near: Coordinates | null,
  radius: number,
): CallArguments<typeof searchSessions> {
  const { what, days, priceLimit } = parsed;
  const choices = readChoices(params);
  const { startsFrom, startsBefore } = choices.part ? hoursOf(choices.part) : parsed;
  return {
    query: {
      limit: choices.limit,
      ...(what !== '' && { what: what.slice(0, MAX_SEARCH_LENGTH) }),
      ...(near && {
        lat: near.lat.toFixed(DECIMALS),
        lng: near.lng.toFixed(DECIMALS),
        radius: String(radius),
      }),
      ...(days ?? {}),
      ...(startsFrom !== null && { startsFrom }),
      ...(startsBefore !== null && { startsBefore }),
      ...(choices.hasPlaces && { places: 'left' as const }),
      ...(priceLimit !== null && { price: priceLimit === 0 ? FREE : String(priceLimit) }),
      ...(choices.isFree && { price: 'free' as const }),
      ...(choices.isWomenOnly && { women: 'only' as const }),
      ...moreArguments(readMoreFilters(params)),
    },
  };
}
