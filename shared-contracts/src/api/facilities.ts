import { array, type Infer, int, object, optional, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { orNull, wireDay } from '../wire-values.ts';
import { bookableSchema, offerSchema } from './activities.ts';
import { clashSchema } from './clash.ts';
import { attendeeQuery } from './linked-people.ts';

/** Courts or pitches of one kind that can be booked at a venue (OpenActive FacilityUse). */
export const facilityUseSchema = object({
  id: string(),
  /** As `Badminton courts`. */
  name: string(),
  activity: object({ id: string(), name: string(), slug: string() }),
  description: string(),
  /** The courts by name (OpenActive IndividualFacilityUse), as `Court 1`. */
  individualFacilityUse: array(string()),
  /**
   * Lengths for which a court can be booked, in minutes, as `[30, 60, 90]`: each is so many consecutive times of one court.
   * Optional: without it every time is booked by itself.
   */
  lengths: optional(array(int())),
});
export type FacilityUse = Infer<typeof facilityUseSchema>;

/** A time at which courts can be booked (OpenActive Slot). It is added to the basket by its id, like a class. */
export const slotSchema = object({
  id: string(),
  facilityUse: string(),
  /** With the site's offset, as `2026-11-21T18:30:00+00:00`. */
  startDate: string(),
  endDate: string(),
  /** ISO 8601, as `PT1H`. */
  duration: string(),
  maximumUses: int(),
  /** Courts that are neither booked nor held. */
  remainingUses: int(),
  /** Their names, to choose one; without a choice any of them is booked. */
  individualFacilityUse: array(string()),
  offer: offerSchema,
  bookable: bookableSchema,
  clash: orNull(clashSchema),
});
export type Slot = Infer<typeof slotSchema>;

export const facilityUses = endpoint({
  method: 'GET',
  path: 'activities/venues/{venue}/facility-uses',
  answer: array(facilityUseSchema),
  access: 'anyone',
  summary: 'The courts and pitches of a venue that can be booked by the hour, by name.',
});

export const slots = endpoint({
  method: 'GET',
  path: 'activities/venues/{venue}/slots',
  query: object({ date: wireDay, ...attendeeQuery }),
  answer: array(slotSchema),
  access: 'personalised',
  summary:
    "The times of a day at which a venue's courts can be booked; prices are those of this person, or of a linked person.",
});

export const nextSlots = endpoint({
  method: 'GET',
  path: 'activities/venues/{venue}/slots/next',
  /** The day after which to look. */
  query: object({ date: wireDay, ...attendeeQuery }),
  answer: array(slotSchema),
  access: 'personalised',
  summary:
    "Of each kind of a venue's courts, the first time after a day that this person can book. Optional: an API without " +
    'it answers 404.',
});
