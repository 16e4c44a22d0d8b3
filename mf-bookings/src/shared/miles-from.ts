import type { FoundSession } from 'shared-contracts/api/session-search';
import { type Coordinates, formatMiles, metresBetween, validCoordinates } from 'shared-contracts/distance';

const AT_THE_PLACE = formatMiles(0);

/**
 * Miles as they are read to what a search found; `null` where they are not known, or at the place itself. They are measured
 * here, as those of a list of venues are: a search is asked with the rough position of a person.
 */
export function milesFrom(from: Coordinates | null, { venue, metres }: FoundSession): string | null {
  const place = from && validCoordinates(venue);
  const exact = from && place ? metresBetween(from, place) : metres;
  const miles = exact === null ? null : formatMiles(exact);
  return miles === AT_THE_PLACE ? null : miles;
}
