import { siteDay, siteTime } from 'shared-contracts/dates';
import { parseSearch } from 'shared-contracts/session-search/parse-search';

/** True if a search asks for times of today alone which have all passed, by the venue's clock. */
export function isOverToday(
  { to, startsBefore }: { to?: string; startsBefore?: string },
  now: Date,
): boolean {
  return to === siteDay(now) && startsBefore !== undefined && startsBefore <= siteTime(now);
}

/** True if a search asks for today alone. */
export const isForToday = (days: { from: string; to: string } | null, today: string): boolean =>
  days?.from === today && days.to === today;

/** Words for today and what says the same of a later day. */
const LATER: readonly [RegExp, string][] = [
  [/\bthis (morning|afternoon|evening)\b/i, 'tomorrow $1'],
  [/\bton(?:ight|ite)\b/i, 'tomorrow evening'],
  [/\btoday\b/i, 'tomorrow'],
  [/\b(?:(?:on|this) )?((?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i, 'next $1'],
];

/** The same search for a later day: `yoga at 6am tomorrow`; `null` if its words cannot say so. */
export function termOfLaterDay(term: string, today: string): string | null {
  const { days: _, ...asked } = parseSearch(term, today);
  for (const [now, later] of LATER) {
    const words = term.replace(now, later);
    const { days, ...rest } = parseSearch(words, today);
    const isLater = words !== term && days !== null && days.from > today;
    if (isLater && JSON.stringify(rest) === JSON.stringify(asked)) return words;
  }
  return null;
}
