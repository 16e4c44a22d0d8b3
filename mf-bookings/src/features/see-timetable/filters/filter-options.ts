import type { SessionFilter } from 'shared-contracts/session-search/session-filter';
import { type FilteredSession, isForEveryLevel, slugOf } from '../../../shared/timetable/session-filter.ts';

/** A choice as it is shown; its value is what the query carries. */
export interface FilterOption {
  value: string;
  label: string;
}

/** Levels from the lowest; any other comes after them. */
const LEVELS = ['beginner', 'improver', 'intermediate', 'advanced'];

const rank = ({ value }: FilterOption): number => {
  const place = LEVELS.indexOf(value);
  return place < 0 ? LEVELS.length : place;
};

/** `hearing-impairment` -> `Hearing impairment`. */
export const asWords = (slug: string): string => {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The activities to choose from; the chosen one is among them. */
export const activityOptions = (
  known: readonly FilterOption[],
  { activity }: Pick<SessionFilter, 'activity'>,
): FilterOption[] =>
  activity === null || known.some(({ value }) => value === activity)
    ? [...known]
    : [...known, { value: activity, label: asWords(activity) }];

/** Options from the classes' labels and the current choices: a choice does not vanish on a day without it. */
function options(labels: readonly string[], chosen: readonly string[]): FilterOption[] {
  const known = new Map(chosen.map((slug) => [slug, asWords(slug)]));
  for (const label of labels) known.set(slugOf(label), label);
  return [...known]
    .filter(([slug]) => slug !== '')
    .map(([value, label]) => ({ value, label }))
    .sort((one, other) => rank(one) - rank(other) || one.label.localeCompare(other.label));
}

/** The levels to choose from; 'all levels' is not one of them. */
export function levelOptions(
  sessions: readonly FilteredSession[],
  { levels }: Pick<SessionFilter, 'levels'>,
): FilterOption[] {
  const named = sessions.flatMap(({ level }) => (level === null || isForEveryLevel(level) ? [] : [level]));
  return options(named, levels);
}

/** The accessibility support to choose from. */
export function supportOptions(
  sessions: readonly FilteredSession[],
  { support }: Pick<SessionFilter, 'support'>,
): FilterOption[] {
  return options(
    sessions.flatMap(({ accessibilitySupport }) => accessibilitySupport),
    support,
  );
}
