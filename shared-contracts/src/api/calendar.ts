import { type Infer, nullable, object, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** True if a person's calendar is subscribed to their bookings. */
export const calendarSchema = object({
  /** Since when, with the site's offset; `null` = not at all. */
  since: nullable(string()),
});
export type Calendar = Infer<typeof calendarSchema>;

export const calendar = endpoint({
  method: 'GET',
  path: 'my-account/calendar',
  answer: calendarSchema,
  access: 'customer',
  summary: 'Whether the person has a calendar address for their bookings.',
});

// Not stored under an idempotency key: the answer holds an address that is stored only as a hash.
export const newCalendarAddress = endpoint({
  method: 'POST',
  path: 'my-account/calendar',
  answer: object({
    since: string(),
    /** Shown only once. Anyone who has it can read when and where the bookings are. */
    address: string(),
  }),
  access: 'customer',
  summary: "Creates a calendar address for the person's bookings; an earlier one stops working.",
});

export const endCalendarAddress = endpoint({
  method: 'DELETE',
  path: 'my-account/calendar',
  answer: calendarSchema,
  access: 'customer',
  summary: "Removes the calendar address for the person's bookings.",
});

export const calendarFeed = endpoint({
  method: 'GET',
  path: 'calendar/{token}/bookings.ics',
  answer: string(),
  access: 'anyone',
  summary:
    "A person's bookings of the last year and upcoming ones as an iCalendar file (text/calendar, without the envelope), at their calendar address.",
});
