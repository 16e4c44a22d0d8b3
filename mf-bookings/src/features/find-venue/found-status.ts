import { texts } from '../../texts/en.ts';
import type { FoundVenues } from '../../venues/found-venues.ts';
import type { VenueSearch } from '../../venues/venue-search.ts';

const words = texts.findVenue;

/** A list without a venue in it. */
export const isNothing = (found: FoundVenues): boolean =>
  'listed' in found && found.listed.length === 0 && !('elsewhere' in found && found.elsewhere.length > 0);

/** What the search came to, in one line. */
export function foundStatus(found: FoundVenues, search: VenueSearch, isNearest: boolean): string {
  const term = search.text.trim();
  if (isNothing(found)) return words.noneFound;
  switch (found.kind) {
    case 'all':
      return isNearest ? words.nearest(found.listed.length) : words.all(found.listed.length);
    case 'named':
      return words.named(found.listed.length, term);
    case 'near-place':
      return words.nearPlace(found.listed.length, found.place.name, search.radius);
    case 'searching-place':
      return words.searching(term);
    case 'unnamed':
      return words.noneFound;
    case 'unknown-place':
    case 'place-failed':
      return words.unknownPlace;
  }
}
