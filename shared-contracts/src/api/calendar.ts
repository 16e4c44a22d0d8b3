import { type Infer, nullable, object, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** Whether a person's bookings can be read by their calendar. */
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
  summary: "Whether there is an address at which the person's calendar reads their bookings.",
});

// Not remembered under an idempotency key: the answer holds an address that is kept nowhere in words.
export const newCalendarAddress = endpoint({
  method: 'POST',
  path: 'my-account/calendar',
  answer: object({
    since: string(),
    /** Told this once. Whoever has it can read when and where the bookings are. */
    address: string(),
  }),
  access: 'customer',
  summary:
    "A new address at which the person's calendar reads their bookings; an earlier one does not work any more.",
});

export const endCalendarAddress = endpoint({
  method: 'DELETE',
  path: 'my-account/calendar',
  answer: calendarSchema,
  access: 'customer',
  summary: "Ends the address at which the person's calendar reads their bookings.",
});

export const calendarFeed = endpoint({
  method: 'GET',
  path: 'calendar/{token}/bookings.ics',
  answer: string(),
  access: 'anyone',
  summary:
    "A person's bookings of the last year and those to come as an iCalendar file (text/calendar, without the envelope), by the address made for it.",
});
