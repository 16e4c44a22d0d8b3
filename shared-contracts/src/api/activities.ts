import {
  array,
  boolean,
  type Infer,
  int,
  nullable,
  object,
  oneOf,
  optional,
  string,
  unknown,
  withDefault,
} from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money.ts';
import { flag, listOf, orNull, wireDay } from '../wire-values.ts';
import { clashSchema } from './clash.ts';
import { attendeeQuery } from './linked-people.ts';
import { waitingListSchema } from './waiting-place.ts';

/** An entry of the OpenActive activity list that a venue offers. */
export const activitySchema = object({
  /** Id in the OpenActive activity list. */
  id: string(),
  name: string(),
  slug: string(),
  /** Number of its sessions that start in the next seven days. */
  sessionsInNextSevenDays: int(),
  /** True if the venue has courts or pitches for it. */
  hasSlots: flag,
  /** See `readPicture`. */
  picture: optional(unknown()),
});
export type Activity = Infer<typeof activitySchema>;

/** The price of a place for this person, and why (OpenActive Offer). */
export const offerSchema = object({
  id: string(),
  name: string(),
  price: moneySchema,
  /** 'Free' if there is nothing to pay. */
  formattedPrice: string(),
  /** Reason that this person pays this price, as 'Member price'; `null` for the standard one. */
  priceReason: nullable(string()),
});
export type Offer = Infer<typeof offerSchema>;

/** Reasons that a session cannot be booked now. */
export const UNBOOKABLE_REASONS = [
  'full',
  'reserved',
  'started',
  'cancelled',
  'already-booked',
  'not-open-yet',
  'wrong-age',
] as const;

/** Says whether a person can book a session now; if not, why, in words, and what would help if known. */
export const bookableSchema = object({
  canBook: boolean(),
  reason: nullable(oneOf(UNBOOKABLE_REASONS)),
  message: nullable(string()),
  remedy: optional(oneOf(['add-date-of-birth'])),
});

/** The audience of a session, in OpenActive's names; for everyone unless the server says otherwise. */
const audience = {
  ageRange: withDefault(object({ minValue: orNull(int()), maxValue: orNull(int()) }), {
    minValue: null,
    maxValue: null,
  }),
  genderRestriction: orNull(oneOf(['FemaleOnly', 'MaleOnly'])),
  /** Labels a person reads, as `Hearing impairment`. */
  accessibilitySupport: listOf(string()),
};

/** One occurrence of a class (OpenActive ScheduledSession). */
export const scheduledSessionSchema = object({
  id: string(),
  /** The programme it belongs to (OpenActive SessionSeries). */
  superEvent: string(),
  name: string(),
  activity: object({ id: string(), name: string(), slug: string(), picture: optional(unknown()) }),
  /** With the site's offset, as `2026-11-21T18:30:00+00:00`. */
  startDate: string(),
  endDate: string(),
  /** ISO 8601, as `PT45M`. */
  duration: string(),
  level: nullable(string()),
  leader: nullable(string()),
  /** Room or pool inside the venue. */
  location: nullable(string()),
  eventStatus: oneOf(['EventScheduled', 'EventCancelled']),
  maximumAttendeeCapacity: int(),
  /** Places that are neither booked nor held. */
  remainingAttendeeCapacity: int(),
  offer: offerSchema,
  bookable: bookableSchema,
  /** Booking it anyway takes `acceptsClash`; `null` if nothing clashes, or if the person need not confirm. */
  clash: orNull(clashSchema),
  /** Present if it is full; `null` if there is nothing to wait for. */
  waitingList: orNull(waitingListSchema),
  ...audience,
});
export type ScheduledSession = Infer<typeof scheduledSessionSchema>;

/** A session with everything a person needs before booking it. */
export const sessionDetailSchema = object({
  session: scheduledSessionSchema,
  venue: object({ id: string(), slug: string(), name: string(), address: string() }),
  description: string(),
  attendeeInstructions: nullable(string()),
  ...audience,
  /** Every price of the session, this person's among them. */
  offers: array(offerSchema),
  cancellation: object({ freeUntil: nullable(string()), description: string() }),
});
export type SessionDetail = Infer<typeof sessionDetailSchema>;

export const activities = endpoint({
  method: 'GET',
  path: 'activities/venues/{venue}/activities',
  answer: array(activitySchema),
  access: 'anyone',
  summary: 'The activities of a venue with sessions in its timetable or courts, most sessions first.',
});

export const sessions = endpoint({
  method: 'GET',
  path: 'activities/venues/{venue}/sessions',
  query: object({ date: wireDay, activity: optional(string()), ...attendeeQuery }),
  answer: array(scheduledSessionSchema),
  access: 'personalised',
  summary:
    "A day of a venue's timetable by start time; prices are those of this person, or of a linked person. `activity` is an activity slug.",
});

export const weeklySessions = endpoint({
  method: 'GET',
  path: 'activities/sessions/{session}/weekly',
  query: object(attendeeQuery),
  answer: array(scheduledSessionSchema),
  access: 'personalised',
  summary: "A class in every upcoming week of the timetable; prices are this person's.",
});

export const session = endpoint({
  method: 'GET',
  path: 'activities/sessions/{session}',
  query: object(attendeeQuery),
  answer: sessionDetailSchema,
  access: 'personalised',
  summary: 'One session by its id, for this person or a linked person.',
});
