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
import { shownMoneySchema } from '../money.ts';
import { wireDay } from '../wire-values.ts';

/** A class or the time of a court that somebody has booked, as staff at the desk finds it. */
export const deskClassSchema = object({
  id: string(),
  name: string(),
  /** With the site's offset. */
  startDate: string(),
  /** Where in the venue; `null` where it is not said. */
  location: nullable(string()),
  hasStarted: boolean(),
  /** How many have booked, and how many of them are noted as not having come. */
  booked: int(),
  missing: int(),
});
export type DeskClass = Infer<typeof deskClassSchema>;

/** A place in a class, for the person it was booked for. Nothing of them but the name is told. */
export const attendeeSchema = object({
  bookingId: string(),
  name: string(),
  /** Who booked it and owes for it, where that is somebody else. */
  bookedBy: nullable(string()),
  /** What noting that nobody came costs; `null` = nothing, as where the place was paid for. */
  cost: nullable(shownMoneySchema),
  /** What is or was owed because nobody came; `null` = nothing is noted. */
  noted: nullable(object({ owed: shownMoneySchema, isPaid: boolean() })),
  /** Why staff booked it outside its age range or beside a clash; missing where they did not. */
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
  /** `date` is today unless it is said; `booked` asks for the classes to come that nobody has booked instead. */
  query: object({ date: optional(wireDay), booked: optional(oneOf(['by-nobody'])) }),
  answer: array(deskClassSchema),
  access: 'staff',
  summary:
    'What is on at a venue on a day and somebody has booked, or the classes to come that nobody has booked, by time, for the desk.',
});

export const attendees = endpoint({
  method: 'GET',
  path: 'front-of-house/classes/{sessionId}/bookings',
  answer: array(attendeeSchema),
  access: 'staff',
  summary: 'Who has booked a class, by name, with what it costs not to come, for the desk.',
});

export const takeBackNoShow = endpoint({
  method: 'DELETE',
  path: 'front-of-house/bookings/{bookingId}/no-show',
  answer: object({}),
  access: 'staff',
  summary: 'Takes back, at the desk, that nobody came to a booking, as long as it is not paid for.',
});

/** The longest reason that is mailed to those who had booked. */
export const LONGEST_CANCELLATION_REASON = 200;

export const cancelClass = endpoint({
  method: 'POST',
  path: 'front-of-house/classes/{sessionId}/cancel',
  body: strictObject({
    /** What everybody who booked is told. */
    reason: optional(string().check(maxLength(LONGEST_CANCELLATION_REASON))),
  }),
  answer: object({
    /** How many bookings were cancelled with it. */
    cancelled: int(),
  }),
  access: 'manager',
  idempotent: true,
  summary:
    'Cancels a class that has not begun: every booking of it is cancelled, refunded in full and told by mail, at the desk.',
});
