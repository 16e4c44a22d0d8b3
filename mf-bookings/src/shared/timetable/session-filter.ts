import type { ScheduledSession } from 'shared-contracts/api/activities';
import { siteTime } from 'shared-contracts/dates';
import { pence } from 'shared-contracts/money';

export const TIMES_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type TimeOfDay = (typeof TIMES_OF_DAY)[number];

/** Maximum prices of a place, in pence; 0 is free of charge. */
export const PRICE_LIMITS = [0, 400, 600, 800] as const;
export type PriceLimit = (typeof PRICE_LIMITS)[number];

/** The maximum age in a filter. */
export const MAX_AGE = 120;

/** Filters of classes. */
export interface SessionFilter {
  /** Slug of an activity, which a search can be narrowed to; `null` = any. A timetable chooses it outside the filters. */
  activity: string | null;
  /** Any of these; empty = at any time. */
  times: readonly TimeOfDay[];
  /** Slugs of levels, any of which will do; empty = every level. */
  levels: readonly string[];
  /** `null` = at any price. */
  priceLimit: PriceLimit | null;
  /** Slugs of the support that is needed, all of it. */
  support: readonly string[];
  isWomenOnly: boolean;
  /** The age of the person who comes, in years. */
  age: number | null;
}

/** Lets every class through. */
export const NO_FILTER: SessionFilter = {
  activity: null,
  times: [],
  levels: [],
  priceLimit: null,
  support: [],
  isWomenOnly: false,
  age: null,
};

/** How many things a filter asks for. */
export const countOn = ({
  activity,
  times,
  levels,
  priceLimit,
  support,
  isWomenOnly,
  age,
}: SessionFilter): number =>
  times.length +
  levels.length +
  support.length +
  [activity !== null, priceLimit !== null, isWomenOnly, age !== null].filter(Boolean).length;

const AFTERNOON = '12:00';
const EVENING = '17:00';

/** The part of the day a class starts in, by the venue's clock. */
export function timeOfDay(startDate: string): TimeOfDay {
  const start = siteTime(startDate);
  if (start < AFTERNOON) return 'morning';
  return start < EVENING ? 'afternoon' : 'evening';
}

/** A label as a query carries it: `Hearing impairment` -> `hearing-impairment`. */
export const slugOf = (label: string): string =>
  label
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A class without a level is for everyone. */
export const isForEveryLevel = (level: string | null): boolean =>
  level === null || ['all', 'all-levels'].includes(slugOf(level));

type Audience = Pick<ScheduledSession, 'ageRange' | 'genderRestriction' | 'accessibilitySupport'>;
export type FilteredSession = Audience & Pick<ScheduledSession, 'activity' | 'startDate' | 'level' | 'offer'>;

function isForAge({ minValue, maxValue }: Audience['ageRange'], age: number): boolean {
  return (minValue === null || age >= minValue) && (maxValue === null || age <= maxValue);
}

/** True if a class is what the person wants; the price is the one they pay. */
export function matchesFilter(session: FilteredSession, filter: SessionFilter): boolean {
  const { activity, times, levels, priceLimit, support, isWomenOnly, age } = filter;
  const given = session.accessibilitySupport.map(slugOf);
  return (
    (activity === null || session.activity.slug === activity) &&
    (times.length === 0 || times.includes(timeOfDay(session.startDate))) &&
    (levels.length === 0 || isForEveryLevel(session.level) || levels.includes(slugOf(session.level ?? ''))) &&
    (priceLimit === null || pence(session.offer.price) <= priceLimit) &&
    support.every((needed) => given.includes(needed)) &&
    (!isWomenOnly || session.genderRestriction === 'FemaleOnly') &&
    (age === null || isForAge(session.ageRange, age))
  );
}
