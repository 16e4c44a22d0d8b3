import { hoursOf } from 'shared-contracts/session-search/parts-of-day';
import { lastDay } from 'shared-contracts/timetable-days';
import { shortDay } from '../../shared/session-time.ts';
import { texts as words } from '../../texts/discover.ts';
import type { SearchHours } from './nearest-times.ts';

const EVENING = hoursOf('evening').startsFrom;

interface Asked extends SearchHours {
  price?: string | undefined;
}

/** The title of a search of today that finds nothing: without a yoga class for £5 there may be others. */
export function noneLeft({ price, startsFrom, startsBefore }: Asked, what: string): string {
  const isTonight = startsFrom === EVENING;
  const isFree = price === 'free';
  const isWholeRest =
    (price === undefined || isFree) && startsBefore === undefined && (startsFrom === undefined || isTonight);
  return isWholeRest ? words.noneLeft(what, isFree, isTonight) : words.none;
}

interface When {
  /** First day that was asked for; `undefined` for any. */
  from: string | undefined;
  today: string;
  isPast: boolean;
  hasPassed: boolean;
  isToday: boolean;
}

/** Advice below that title, by the time that was asked for. */
export function noneHint({ from, today, isPast, hasPassed, isToday }: When): string {
  if (isPast) return words.pastHint;
  if (hasPassed) return words.passed;
  const last = lastDay(today);
  if (from !== undefined && from > last) return words.notOpenYet(shortDay(last));
  return isToday ? words.noneLater : words.noneHint;
}
