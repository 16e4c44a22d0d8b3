import {
  array,
  type Infer,
  int,
  maximum,
  minimum,
  nullable,
  object,
  regex,
  safeParse,
  string,
} from 'shared-contracts/schema';
import { listOf, orNull } from '../wire-values.ts';

/** By the venue's clock, as `06:30`. */
const clockTime = /* @__PURE__ */ string().check(/* @__PURE__ */ regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/**
 * Times at which a venue is open, by its own clock. A span that does not close later than it opens ends on the next day;
 * one that closes when it opens lasts all day. The names are those of schema.org's `OpeningHoursSpecification`.
 */
export const openingHoursSchema = /* @__PURE__ */ object({
  /** The usual week, as many spans a day as needed. A day without any is closed. */
  regular: array(
    object({
      /** 1 is Monday, 7 Sunday (ISO 8601). */
      dayOfWeek: int().check(minimum(1), maximum(7)),
      opens: clockTime,
      closes: clockTime,
    }),
  ),
  /** Days on which other hours take the place of the usual ones, such as bank holidays; closed without times. */
  special: listOf(
    object({
      /** `YYYY-MM-DD`. */
      date: string().check(regex(/^\d{4}-\d{2}-\d{2}$/)),
      /** Name of the day: `Christmas Day`. */
      reason: orNull(string()),
      opens: nullable(clockTime),
      closes: nullable(clockTime),
    }),
  ),
});
export type OpeningHours = Infer<typeof openingHoursSchema>;

/**
 * The opening hours of a venue. Answers carry them unread, and they are read where they are shown.
 *
 * @returns `null` where there are none, or none that can be read
 */
export function readOpeningHours(hours: unknown): OpeningHours | null {
  const read = safeParse(openingHoursSchema, hours);
  return read.success ? read.data : null;
}
