import type { FoundSession } from 'shared-contracts/api/session-search';
import { type Coordinates, formatMiles, metresBetween, validCoordinates } from 'shared-contracts/distance';

const AT_THE_PLACE = formatMiles(0);

/** Metres to what a search found; measured here, as those of a list of venues are: a search is asked with the rough position of a person. */
function metresFrom(from: Coordinates | null, { venue, metres }: FoundSession): number | null {
  const place = from && validCoordinates(venue);
  return from && place ? metresBetween(from, place) : metres;
}

/** Miles as they are read to what a search found; `null` where they are not known, or at the place itself. */
export function milesFrom(from: Coordinates | null, found: FoundSession): string | null {
  const metres = metresFrom(from, found);
  const miles = metres === null ? null : formatMiles(metres);
  return miles === AT_THE_PLACE ? null : miles;
}

/** The nearest first, by the miles that are read; in the answer's order where they are the same, and last where not known. */
export function nearestFirst(from: Coordinates | null, found: readonly FoundSession[]): FoundSession[] {
  const milesOf = (one: FoundSession) =>
    Number(formatMiles(metresFrom(from, one) ?? Number.MAX_SAFE_INTEGER));
  return from ? found.toSorted((one, two) => milesOf(one) - milesOf(two)) : [...found];
}
