import { array, type Infer, number, object, optional, string, union, unknown } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import type { AppName } from '../links.ts';
import { flag, listOf, orNull } from '../wire-values.ts';

const degrees = orNull(union([number(), string()]));

/** A place people can book at. Coordinates may be missing or malformed: see `validCoordinates`. */
export const venueSchema = object({
  id: string(),
  slug: string(),
  name: string(),
  placeType: string(),
  address1: string(),
  address2: orNull(string()),
  town: string(),
  postcode: string(),
  lat: degrees,
  lng: degrees,
  displayVenueSelectionButton: flag,
  activitiesV2Enabled: flag,
  canDisplayIneligibleMemberships: flag,
  /** OpenActive facility type labels, as `Swimming Pool`. */
  facilities: listOf(string()),
  /** See `readPicture`. */
  picture: optional(unknown()),
  /** Of a single venue, left out of lists. See `readOpeningHours`. */
  openingHours: optional(unknown()),
  /** Of a list, in place of the opening hours. See `stateToday`. */
  hoursToday: optional(unknown()),
});
export type Venue = Infer<typeof venueSchema>;

export const venues = endpoint({
  method: 'GET',
  path: 'activities/venues',
  answer: array(venueSchema),
  access: 'anyone',
  summary: 'All venues of the tenant, by name.',
});

/*
 * Marked as pure, so that a page which does not call them leaves them out: the scripts of bookings hold no call of joining.
 */

/** Online joining reads its venues from another path (shell specification 7). */
export const joiningVenues = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'online-joining/venues',
  answer: /* @__PURE__ */ array(venueSchema),
  access: 'anyone',
  summary: 'All venues of the tenant that a membership can be linked to, by name.',
});

export const venue = endpoint({
  method: 'GET',
  path: 'activities/venues/{venue}',
  answer: venueSchema,
  access: 'anyone',
  summary: 'One venue by its slug.',
});

export const joiningVenue = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'online-joining/venues/{venue}',
  answer: venueSchema,
  access: 'anyone',
  summary: 'One venue that a membership can be linked to, by its slug.',
});

/** The calls for venues on a host (shell specification 7). */
export const venueCalls = (app: AppName) =>
  app === 'online-joining' ? { list: joiningVenues, one: joiningVenue } : { list: venues, one: venue };
