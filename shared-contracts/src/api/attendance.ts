import {
  array,
  boolean,
  type Infer,
  int,
  maxLength,
  nullable,
  object,
  oneOf,
  optional,
  strictObject,
  string,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { displayMoneySchema } from '../money.ts';
import { wireDay } from '../wire-values.ts';

/** A booked class or court, as staff at the desk see it. */
export const deskClassSchema = object({
  id: string(),
  name: string(),
  /** With the site's offset. */
  startDate: string(),
  /** Room or area of the venue; `null` if unknown. */
  location: nullable(string()),
  hasStarted: boolean(),
  /** Number of bookings, and how many of them are recorded as no-shows. */
  booked: int(),
  missing: int(),
});
export type DeskClass = Infer<typeof deskClassSchema>;

/** A place in a class with its attendee, of whom only the name is disclosed. */
export const attendeeSchema = object({
  bookingId: string(),
  name: string(),
  /** The booker, who owes for it, if someone else. */
  bookedBy: nullable(string()),
  /** The charge for a no-show; `null` = none, for example because the place was paid for. */
  cost: nullable(displayMoneySchema),
  /** The amount owed, or paid, for a no-show; `null` = no no-show is recorded. */
  noted: nullable(object({ owed: displayMoneySchema, isPaid: boolean() })),
  /** Reason that staff booked it outside its age range or beside a clash; missing if they did not. */
  override: optional(
    object({
      note: string(),
      /** The member of staff. */
      by: string(),
      /** With the site's offset. */
      at: string(),
    }),
  ),
});
export type Attendee = Infer<typeof attendeeSchema>;

export const deskClasses = endpoint({
  method: 'GET',
  path: 'front-of-house/venues/{venue}/classes',
  /** `date` is today by default; `booked` returns the upcoming classes without bookings instead. */
  query: object({ date: optional(wireDay), booked: optional(oneOf(['by-nobody'])) }),
  answer: array(deskClassSchema),
  access: 'staff',
  summary:
    'The booked classes of a venue on a day, or its upcoming classes without bookings, by time, for the desk.',
});

export const attendees = endpoint({
  method: 'GET',
  path: 'front-of-house/classes/{sessionId}/bookings',
  answer: array(attendeeSchema),
  access: 'staff',
  summary: 'The bookings of a class, by name, with the charge for a no-show, for the desk.',
});

export const takeBackNoShow = endpoint({
  method: 'DELETE',
  path: 'front-of-house/bookings/{bookingId}/no-show',
  answer: object({}),
  access: 'staff',
  summary: 'Removes a no-show from a booking, at the desk, unless its charge is paid.',
});

/** Maximum length of the reason that is mailed to those who had booked. */
export const MAX_CANCELLATION_REASON_LENGTH = 200;

export const cancelClass = endpoint({
  method: 'POST',
  path: 'front-of-house/classes/{sessionId}/cancel',
  body: strictObject({
    /** The reason mailed to everyone who booked. */
    reason: optional(string().check(maxLength(MAX_CANCELLATION_REASON_LENGTH))),
  }),
  answer: object({
    /** Number of bookings that were cancelled with it. */
    cancelled: int(),
  }),
  access: 'manager',
  idempotent: true,
  summary:
    'Cancels a class that has not started, at the desk: every booking of it is cancelled and refunded in full, and the bookers get an email.',
});
