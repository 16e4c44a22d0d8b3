import { texts } from '../../texts/en.ts';
import type { CentreSearch } from './centre-search.ts';

const words = texts.centre;

/** Status or result of the search, in one line (joining specification 2 "Map view", 8). */
export function searchStatus(
  { area, radius, progress, searched }: CentreSearch,
  count: number,
  called: number,
): string {
  switch (progress) {
    case 'searching':
      return searched === '' ? words.searching : words.searchingTerm(searched);
    case 'unknown-place':
      return words.unknownPlace;
    case 'places-unavailable':
      return words.placesUnavailable;
    case 'location-refused':
      return words.locationRefused;
    case 'location-failed':
      return words.locationFailed;
  }
  if (count === 0) return words.noneFound;
  if (area.kind === 'everywhere') return words.all(count);
  if (area.kind === 'called') return words.called(count, area.term);
  if (area.what === 'place' && called > 0)
    return count > called
      ? words.calledAndNear(called, area.term, count - called, radius)
      : words.called(called, area.term);
  if (area.what === 'place') return words.nearPlace(count, area.name, radius);
  return area.what === 'person' ? words.nearPerson(count, radius) : words.inArea(count, radius);
}
