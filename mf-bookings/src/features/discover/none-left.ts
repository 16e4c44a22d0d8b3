import type { ParsedSearch } from 'shared-contracts/session-search/parse-search';
import { hoursOf } from 'shared-contracts/session-search/parts-of-day';
import { texts as words } from '../../texts/discover.ts';

const EVENING = hoursOf('evening').startsFrom;

/** The title of a search of today that finds nothing: without a free yoga class there may be others. */
export function noneLeft({ priceLimit, startsFrom, startsBefore }: ParsedSearch, what: string): string {
  const isTonight = startsFrom === EVENING;
  const isWholeRest = priceLimit === null && startsBefore === null && (startsFrom === null || isTonight);
  return isWholeRest ? words.noneLeft(what, isTonight) : words.none;
}

/** Advice below that title, by the time that was asked for. */
export function noneHint({
  isPast,
  hasPassed,
  isToday,
}: Record<'isPast' | 'hasPassed' | 'isToday', boolean>): string {
  if (isPast) return words.pastHint;
  if (hasPassed) return words.passed;
  return isToday ? words.noneLater : words.noneHint;
}
