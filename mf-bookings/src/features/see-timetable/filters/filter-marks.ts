import { formatMoney } from 'shared-contracts/money';
import type { PriceLimit, SessionFilter } from 'shared-contracts/session-search/session-filter';
import type { FilteredSession } from '../../../shared/timetable/session-filter.ts';
import { texts as words } from '../../../texts/active-filters.ts';
import { asWords, type FilterOption, levelOptions, supportOptions } from './filter-options.ts';

/** One thing that a filter asks for, as a person takes it away again. */
export interface FilterMark {
  id: string;
  label: string;
  /** The filter that is left. */
  without: SessionFilter;
}

/** `Free`, `Up to £6.00`. */
export const priceText = (limit: PriceLimit, symbol: string): string =>
  limit === 0 ? words.free : words.upTo(formatMoney(limit, symbol));

/** The name of an activity; its slug in words while its name is not known. */
const activityText = (slug: string, activities: readonly FilterOption[]): string =>
  activities.find(({ value }) => value === slug)?.label ?? asWords(slug);

const others = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.filter((each) => each !== value);

/**
 * Everything a filter asks for, in the order of the form.
 * @param sessions classes that tell the labels of levels and support
 * @param activities those that can be chosen, by slug
 */
export function filterMarks(
  filter: SessionFilter,
  sessions: readonly FilteredSession[],
  symbol: string,
  activities: readonly FilterOption[] = [],
): FilterMark[] {
  const { activity, times, levels, priceLimit, support, isWomenOnly, age } = filter;
  const marks: FilterMark[] = [];
  const mark = (id: string, label: string, change: Partial<SessionFilter>) =>
    marks.push({ id, label, without: { ...filter, ...change } });

  if (activity !== null) {
    mark('activity', activityText(activity, activities), { activity: null });
  }
  for (const time of times) mark(time, words.times[time], { times: others(times, time) });
  for (const { value, label } of levelOptions(sessions, filter)) {
    if (levels.includes(value)) mark(`level-${value}`, label, { levels: others(levels, value) });
  }
  if (priceLimit !== null) mark('price', priceText(priceLimit, symbol), { priceLimit: null });
  if (age !== null) mark('age', words.age(age), { age: null });
  if (isWomenOnly) mark('women', words.womenOnly, { isWomenOnly: false });
  for (const { value, label } of supportOptions(sessions, filter)) {
    if (support.includes(value)) mark(`support-${value}`, label, { support: others(support, value) });
  }
  return marks;
}
