import { MAX_AGE, PRICE_LIMITS, type SessionFilter, TIMES_OF_DAY } from './session-filter.ts';

const ONLY = 'only';
const FREE = 'free';

/** A slug whose label is not known from a class is shown as words, so a link must not put pages of them there. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 60;
const MOST_SLUGS = 12;

const slugs = (values: readonly string[]): string[] =>
  [...new Set(values)]
    .filter((value) => value.length <= LONGEST_SLUG && SLUG.test(value))
    .slice(0, MOST_SLUGS);

/** An age in whole years, as it is typed or in a query; `null` for anything else. */
export function readAge(text: string | null): number | null {
  if (text === null || !/^\d{1,3}$/.test(text)) return null;
  const age = Number(text);
  return age <= MAX_AGE ? age : null;
}

const priceText = (limit: number): string => (limit === 0 ? FREE : String(limit / 100));

/** A slug of a query; `null` for anything that is none. */
export const readSlug = (text: string | null): string | null => slugs(text === null ? [] : [text])[0] ?? null;

/** The filter a query asks for, but for the activity, which a timetable reads by itself; what it cannot mean is left out. */
export function readFilter(params: URLSearchParams): SessionFilter {
  const times = params.getAll('time');
  const price = params.get('price');
  return {
    activity: null,
    times: TIMES_OF_DAY.filter((time) => times.includes(time)),
    levels: slugs(params.getAll('level')),
    priceLimit: PRICE_LIMITS.find((limit) => priceText(limit) === price) ?? null,
    support: slugs(params.getAll('support')),
    isWomenOnly: params.get('women') === ONLY,
    age: readAge(params.get('age')),
  };
}

/** True if a query is a filter as `writeFilter` writes it, and nothing else. */
export const isFilterQuery = (params: URLSearchParams): boolean =>
  isSameQuery(params, writeFilter(new URLSearchParams(), readFilter(params)));

/** True if two queries hold the same, in whatever order. */
export function isSameQuery(one: URLSearchParams, other: URLSearchParams): boolean {
  const [first, second] = [one, other].map((params) => [...params].map(String).sort());
  return JSON.stringify(first) === JSON.stringify(second);
}

/** The query with this filter in place of its own; whatever else it carries stays, and so does the activity. */
export function writeFilter(params: URLSearchParams, filter: SessionFilter): URLSearchParams {
  const written = new URLSearchParams(params);
  const put = (name: string, values: readonly string[]) => {
    written.delete(name);
    for (const value of values) written.append(name, value);
  };
  put('time', filter.times);
  put('level', filter.levels);
  put('price', filter.priceLimit === null ? [] : [priceText(filter.priceLimit)]);
  put('support', filter.support);
  put('women', filter.isWomenOnly ? [ONLY] : []);
  put('age', filter.age === null ? [] : [String(filter.age)]);
  return written;
}
