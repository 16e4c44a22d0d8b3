import type { Venue } from 'shared-contracts/api/venues';
import type { ListedVenue } from 'shared-contracts/nearby-venues';

/** Venues under one heading, in their order. */
export interface VenueGroup {
  /** The letter they begin with; `null` for those that begin with none. */
  letter: string | null;
  options: readonly ListedVenue[];
}

/** First letter of a name without its accent; `null` for a digit or a sign. */
function letterOf(name: string): string | null {
  const first = name.trim().normalize('NFD').charAt(0).toLocaleUpperCase();
  return /\p{L}/u.test(first) ? first : null;
}

/** In their order, those that begin with a digit or a sign last: no one looks for them before A. */
export const lettersFirst = (options: readonly ListedVenue[]): ListedVenue[] => [
  ...options.filter(({ venue }) => letterOf(venue.name) !== null),
  ...options.filter(({ venue }) => letterOf(venue.name) === null),
];

/** Venues that are in the order of their names, by letter. */
export function byLetter(options: readonly ListedVenue[]): VenueGroup[] {
  const groups = new Map<string | null, ListedVenue[]>();
  for (const option of options) {
    const letter = letterOf(option.venue.name);
    groups.set(letter, [...(groups.get(letter) ?? []), option]);
  }
  return [...groups].map(([letter, group]) => ({ letter, options: group }));
}

/** A town with its number of venues. */
export interface VenueTown {
  name: string;
  count: number;
}

/** Number of towns that are offered. */
const MOST_TOWNS = 6;

/** The towns with the most venues, for those who share no location; none unless two of them have several. */
export function busiestTowns(venues: readonly Pick<Venue, 'town'>[]): VenueTown[] {
  const counts = new Map<string, number>();
  for (const { town } of venues) counts.set(town, (counts.get(town) ?? 0) + 1);
  const towns = [...counts]
    .filter(([name, count]) => count > 1 && name !== '')
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
    .slice(0, MOST_TOWNS);
  return towns.length > 1 ? towns : [];
}
