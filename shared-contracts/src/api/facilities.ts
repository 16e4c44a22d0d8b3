import { array, type Infer, int, object, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { orNull, wireDay } from '../wire-values.ts';
import { bookableSchema, offerSchema } from './activities.ts';
import { clashSchema } from './clash.ts';
import { forWhom } from './linked-people.ts';

/** Courts or pitches of one kind that can be booked at a venue (OpenActive FacilityUse). */
export const facilityUseSchema = object({
  id: string(),
  /** As `Badminton courts`. */
  name: string(),
  activity: object({ id: string(), name: string(), slug: string() }),
  description: string(),
  /** The courts by name (OpenActive IndividualFacilityUse), as `Court 1`. */
  individualFacilityUse: array(string()),
});
export type FacilityUse = Infer<typeof facilityUseSchema>;

/** A time at which courts can be booked (OpenActive Slot). It goes into the basket by its id, as a class does. */
export const slotSchema = object({
  id: string(),
  facilityUse: string(),
  /** With the site's offset, as `2026-11-21T18:30:00+00:00`. */
  startDate: string(),
  endDate: string(),
  /** ISO 8601, as `PT1H`. */
  duration: string(),
  maximumUses: int(),
  /** Courts that nobody has booked or holds. */
  remainingUses: int(),
  /** Their names, to choose one; without a choice any of them is given. */
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
  query: object({ date: wireDay, ...forWhom }),
  answer: array(slotSchema),
  access: 'personalised',
  summary:
    "The times of a day at which a venue's courts can be booked; prices are those of this person, or of somebody linked.",
});
