import type { ScheduledSession } from 'shared-contracts/api/activities';
import { siteTime } from 'shared-contracts/dates';
import { pence } from 'shared-contracts/money';
import type { SessionFilter, TimeOfDay } from 'shared-contracts/session-search/session-filter';

/** Number of things that a filter asks for. */
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
