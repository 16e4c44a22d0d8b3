import { addDays } from 'shared-contracts/dates';
import { TIMETABLE_DAYS } from '../timetable/fill.ts';

const WEEK = 7;

interface Span {
  from: string;
  to: string;
}

/**
 * The days of a search in the spans they are looked through, so that a page which the first day fills costs no look at
 * the others. Nothing is planned after the timetable's last day.
 */
export function searchSpans(today: string, from: string | undefined, to: string | undefined): Span[] {
  const last = addDays(today, TIMETABLE_DAYS);
  const first = from !== undefined && from > today ? from : today;
  const end = to !== undefined && to < last ? to : last;
  const spans = [
    { from: first, to: first },
    { from: addDays(first, 1), to: addDays(first, WEEK - 1) },
    { from: addDays(first, WEEK), to: end },
  ];
  return spans
    .map((span) => ({ from: span.from, to: span.to < end ? span.to : end }))
    .filter((span) => span.from <= span.to);
}
