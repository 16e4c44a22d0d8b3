import { describe, expect, it } from 'vitest';
import { PERSONAL_SEARCH_KEYS, searchSessions } from '../api/session-search.ts';
import { isFilterQuery, writeFilter } from './filter-query.ts';
import { writeMoreFilters } from './more-filters.ts';
import { parseSearch } from './parse-search.ts';
import { NO_FILTER, type SessionFilter } from './session-filter.ts';
import { type Choices, isSearchQuery, searchArguments, writeChoices } from './session-query.ts';

/** Every filter of the dialog, set; a further one has to be added here. */
const FILTERS: { [Name in keyof SessionFilter]: Pick<SessionFilter, Name> } = {
  activity: { activity: 'yoga' },
  times: { times: ['evening'] },
  levels: { levels: ['beginner', 'improver'] },
  priceLimit: { priceLimit: 600 },
  support: { support: ['hearing-impairment'] },
  isWomenOnly: { isWomenOnly: true },
  age: { age: 7 },
};
/** Every choice of a search, made. */
const CHOICES: { [Name in keyof Choices]: Pick<Choices, Name> } = {
  part: { part: 'evening' },
  hasPlaces: { hasPlaces: true },
  isFree: { isFree: true },
  isWomenOnly: { isWomenOnly: true },
  limit: { limit: '40' },
};
const nothing = () => new URLSearchParams();
const parsed = parseSearch('yoga', '2026-11-24');
const argumentsOf = (params: URLSearchParams) => searchArguments(parsed, params, null, 10).query;

/** Queries that a search writes, by what is chosen. Times of day are its parts. */
const searchQueries = [
  ...Object.entries(FILTERS)
    .filter(([name]) => name !== 'times')
    .map(([name, filter]) => [name, writeMoreFilters(nothing(), { ...NO_FILTER, ...filter })] as const),
  ...Object.entries(CHOICES).map(([name, choice]) => [name, writeChoices(nothing(), choice)] as const),
];

describe('the filters of a search', () => {
  it.each(searchQueries)('%s is known from the address, and sent', (_name, query) => {
    expect(query.size).toBeGreaterThan(0);
    expect(isSearchQuery(query)).toBe(true);
    const sent = argumentsOf(query);
    expect(sent).not.toEqual(argumentsOf(nothing()));
    for (const name of Object.keys(sent ?? {})) {
      expect(Object.keys(searchSessions.query.shape)).toContain(name);
      expect(PERSONAL_SEARCH_KEYS).not.toContain(name);
    }
  });

  it('are known together, in whatever order', () => {
    const all = searchQueries.flatMap(([, query]) => [...query]).filter(([, value]) => value !== 'free');
    const once = new Map(all.map((entry) => [String(entry), entry]));
    expect(isSearchQuery(new URLSearchParams([...once.values()].reverse()))).toBe(true);
  });

  it.each([
    'level=%3Cb%3E',
    'level=beginner&level=beginner',
    'age=old',
    'age=007',
    'price=7',
    'price=6&price=free',
    'time=evening',
    'near=me',
    'kiosk=true',
    'purchased_for_user_id=7',
  ])('%s is none', (query) => expect(isSearchQuery(new URLSearchParams(query))).toBe(false));

  it('keep a price of the dialog when another button is pressed', () => {
    expect(String(writeChoices(new URLSearchParams('price=6'), { part: 'evening' }))).toBe(
      'price=6&when=evening',
    );
    expect(String(writeChoices(new URLSearchParams('price=6'), { isFree: true }))).toBe('price=free');
    expect(String(writeChoices(new URLSearchParams('price=free'), { isFree: false }))).toBe('');
  });
});

it.each([
  ['free yoga', '', 'free'],
  ['yoga under £5', '', '5'],
  ['yoga under £5', 'price=free', 'free'],
  ['yoga under £5', 'price=8', '8'],
  ['yoga', '', undefined],
])('"%s" with the query "%s" asks for the price %s', (words, query, price) => {
  const read = parseSearch(words, '2026-11-24');
  expect(searchArguments(read, new URLSearchParams(query), null, 10).query?.price).toBe(price);
});

// A timetable has its activity outside the filters.
it.each(Object.entries(FILTERS).filter(([name]) => name !== 'activity'))(
  'the filter %s of a timetable is known from the address',
  (_name, filter) => {
    const query = writeFilter(nothing(), { ...NO_FILTER, ...filter });
    expect(query.size).toBeGreaterThan(0);
    expect(isFilterQuery(query)).toBe(true);
  },
);
