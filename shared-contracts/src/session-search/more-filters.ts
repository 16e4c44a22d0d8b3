import { pounds } from '../money.ts';
import { readFilter, readSlug, writeFilter } from './filter-query.ts';
import { NO_FILTER, type SessionFilter } from './session-filter.ts';

const ACTIVITY_KEY = 'activity';

/** Filters of a search in the dialog; times of day, free of charge and the rest have buttons of their own. */
export function readMoreFilters(params: URLSearchParams): SessionFilter {
  const { levels, support, age, priceLimit } = readFilter(params);
  const activity = readSlug(params.get(ACTIVITY_KEY));
  return { ...NO_FILTER, activity, levels, support, age, priceLimit: priceLimit === 0 ? null : priceLimit };
}

/** The address with these filters; what has its own button stays as it is, unless a price is chosen here. */
export function writeMoreFilters(params: URLSearchParams, filter: SessionFilter): URLSearchParams {
  const own = readFilter(params);
  const written = writeFilter(params, {
    ...filter,
    times: [],
    isWomenOnly: own.isWomenOnly || filter.isWomenOnly,
    priceLimit: filter.priceLimit ?? (own.priceLimit === 0 ? 0 : null),
  });
  if (filter.activity === null) written.delete(ACTIVITY_KEY);
  else written.set(ACTIVITY_KEY, filter.activity);
  // A page that was unfolded belongs to the list it was unfolded in.
  written.delete('show');
  return written;
}

/** Query of the search besides the words and the buttons. */
export function moreArguments(filter: SessionFilter) {
  const { activity, levels, support, age, priceLimit } = filter;
  return {
    ...(activity !== null && { activity }),
    ...(levels.length > 0 && { level: levels.join(',') }),
    ...(support.length > 0 && { support: support.join(',') }),
    ...(age !== null && { age: String(age) }),
    ...(priceLimit !== null && { price: String(Number(pounds(priceLimit))) }),
  };
}
