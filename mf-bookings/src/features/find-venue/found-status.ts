import type { FoundVenues } from 'shared-platform/places';
import type { VenueSearch } from '../../shared/venues/venue-search.ts';
import { texts } from '../../texts/en.ts';
import { texts as listWords } from '../../texts/found-venues.ts';

const words = texts.findVenue;

/** A list without a venue in it. */
export const isEmptyList = (found: FoundVenues): boolean =>
  'listed' in found && found.listed.length === 0 && !('elsewhere' in found && found.elsewhere.length > 0);

/** The result of the search in one line. */
export function foundStatus(found: FoundVenues, search: VenueSearch, isNearest: boolean): string {
  const term = search.text.trim();
  if (isEmptyList(found)) return listWords.noneFound;
  switch (found.kind) {
    case 'all':
      return isNearest ? listWords.nearest(found.listed.length) : listWords.all(found.listed.length);
    case 'named':
      return words.named(found.listed.length, term);
    case 'near-place':
      if (found.called > 0)
        return found.listed.length > found.called
          ? listWords.namedAndNear(found.called, term, found.listed.length - found.called, search.radius)
          : words.named(found.called, term);
      return listWords.nearPlace(found.listed.length, found.place.name, search.radius);
    case 'searching-place':
      return listWords.searching(term);
    case 'unnamed':
      return listWords.noneFound;
    case 'unknown-place':
      return listWords.unknownPlace;
    case 'place-failed':
      return listWords.placesUnavailable;
  }
}
