import type { OpeningHours } from './api/opening-hours.ts';
import { addDays, siteDay, siteTime } from './dates.ts';

/** Clock times between which a venue is open; one that does not end later than it opens ends on the next day. */
export interface OpenSpan {
  opens: string;
  closes: string;
}

/** The hours of one day. */
export interface DayHours {
  /** In their order; empty if it stays closed. */
  spans: OpenSpan[];
  /** Name of a day with hours of its own; `null` for any other day. */
  reason: string | null;
}

/** A venue at a moment: open until a time, or closed until one. */
export type OpeningState =
  /** `until` is `null` where it does not close that day. */
  | { isOpen: true; until: string | null }
  /** `next` is `null` where it does not open within a fortnight. */
  | { isOpen: false; reason: string | null; next: { day: string; opens: string } | null };

const FORTNIGHT = 14;

/** Day of the week by ISO 8601: 1 is Monday, 7 Sunday. */
const dayOfWeek = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

/**
 * The hours of a day.
 * @param day `YYYY-MM-DD`
 */
export function hoursOf({ regular, special }: OpeningHours, day: string): DayHours {
  const exceptions = special.filter(({ date }) => date === day);
  const own =
    exceptions.length > 0 ? exceptions : regular.filter((span) => span.dayOfWeek === dayOfWeek(day));
  const spans = own.flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []));
  return {
    spans: spans.sort((a, b) => a.opens.localeCompare(b.opens)),
    reason: exceptions[0]?.reason ?? null,
  };
}

const isOvernight = ({ opens, closes }: OpenSpan) => closes <= opens;

/** State of a venue: open, and until when, or closed. */
export function openingState(hours: OpeningHours, now: Date): OpeningState {
  const today = siteDay(now);
  const time = siteTime(now);
  const { spans, reason } = hoursOf(hours, today);
  const running =
    hoursOf(hours, addDays(today, -1)).spans.find((span) => isOvernight(span) && time < span.closes) ??
    spans.find((span) => span.opens <= time && (isOvernight(span) || time < span.closes));
  if (running) return { isOpen: true, until: running.opens === running.closes ? null : running.closes };
  for (let ahead = 0; ahead <= FORTNIGHT; ahead += 1) {
    const day = addDays(today, ahead);
    const span = hoursOf(hours, day).spans.find(({ opens }) => ahead > 0 || opens > time);
    if (span) return { isOpen: false, reason, next: { day, opens: span.opens } };
  }
  return { isOpen: false, reason, next: null };
}
