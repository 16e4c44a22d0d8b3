import { texts } from '../../texts/en.ts';
import type { FoundVenues } from './found-venues.ts';
import type { VenueSearch } from './venue-search.ts';

const words = texts.findVenue;

/** What the search came to, in one line. */
export function foundStatus(found: FoundVenues, search: VenueSearch, isNearest: boolean): string {
  const term = search.text.trim();
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
