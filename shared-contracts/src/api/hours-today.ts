import { array, type Infer, object, regex, safeParse, string } from 'shared-contracts/schema';
import { siteDay, siteTime } from '../dates.ts';

const clockTime = /* @__PURE__ */ string().check(/* @__PURE__ */ regex(/^\d\d:\d\d$/));

/** Times of one day at which a venue is open, by its own clock. */
export const hoursTodaySchema = /* @__PURE__ */ object({
  /** `YYYY-MM-DD`. */
  date: string(),
  /**
   * In their order; empty on a day on which it stays closed. One that does not close later than it opens ends on the next
   * day; one that closes when it opens lasts all day. What is left of the night before begins at `00:00`.
   */
  spans: array(object({ opens: clockTime, closes: clockTime })),
});
export type HoursToday = Infer<typeof hoursTodaySchema>;

/** A venue of a list at a moment. */
export type StateToday =
  /** `until` is `null` where it does not close that day. */
  | { isOpen: true; until: string | null }
  /** `opens` is `null` where it does not open again that day. */
  | { isOpen: false; opens: string | null };

/**
 * The state of a venue of a list. Answers carry the hours unread, and they are read where they are shown.
 *
 * @param hours - As the list has them.
 * @param now - The moment.
 * @returns `null` where there are no hours, none that can be read, or those of another day.
 */
export function stateToday(hours: unknown, now: Date): StateToday | null {
  const read = safeParse(hoursTodaySchema, hours);
  if (!read.success || read.data.date !== siteDay(now)) return null;
  const { spans } = read.data;
  const time = siteTime(now);
  const running = spans.find(({ opens, closes }) => opens <= time && (time < closes || closes <= opens));
  if (running) return { isOpen: true, until: running.opens === running.closes ? null : running.closes };
  return { isOpen: false, opens: spans.find(({ opens }) => opens > time)?.opens ?? null };
}
