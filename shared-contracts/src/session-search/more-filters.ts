import { pounds } from '../money.ts';
import { readFilter, writeFilter } from './filter-query.ts';
import { NO_FILTER, type SessionFilter } from './session-filter.ts';

/** Filters of a search in the dialog; times of day, free of charge and the rest have buttons of their own. */
export function readMoreFilters(params: URLSearchParams): SessionFilter {
  const { levels, support, age, priceLimit } = readFilter(params);
  return { ...NO_FILTER, levels, support, age, priceLimit: priceLimit === 0 ? null : priceLimit };
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
  // A page that was unfolded belongs to the list it was unfolded in.
  written.delete('show');
  return written;
}

/** Query of the search besides the words and the buttons. */
export function moreArguments(filter: SessionFilter) {
  const { levels, support, age, priceLimit } = filter;
  return {
    ...(levels.length > 0 && { level: levels.join(',') }),
    ...(support.length > 0 && { support: support.join(',') }),
    ...(age !== null && { age: String(age) }),
    ...(priceLimit !== null && { price: String(Number(pounds(priceLimit))) }),
  };
}
