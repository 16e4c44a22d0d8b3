import { texts } from '../../texts/en.ts';
import type { CentreSearch } from './centre-search.ts';

const words = texts.centre;

/** Reason that a search came to nothing (joining specification 8); empty if there is none. */
export const searchProblem = ({ progress }: Pick<CentreSearch, 'progress'>): string =>
  ({
    idle: '',
    searching: '',
    'unknown-place': words.unknownPlace,
    'places-unavailable': words.placesUnavailable,
    'location-refused': words.locationRefused,
    'location-failed': words.locationFailed,
  })[progress];

/** Status or result of the search, in one line (joining specification 2 "Map view"). */
export function searchStatus(
  { area, radius, progress, searched }: CentreSearch,
  count: number,
  called: number,
): string {
  if (progress === 'searching') return searched === '' ? words.searching : words.searchingTerm(searched);
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
