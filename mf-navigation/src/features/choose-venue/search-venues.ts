import type { Venue } from 'shared-contracts/api/venues';

type Named = Pick<Venue, 'slug' | 'name' | 'town' | 'postcode'>;

const folded = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');
const joined = (text: string) => folded(text).replaceAll(' ', '');

/** Rank of a venue for a folded term. Postcodes are read from the start of a half: `L1` is not in `OL1`. */
function answers(venue: Named, term: string): 'exactly' | 'partly' | 'not' {
  const words = [folded(venue.name), folded(venue.town)];
  const [district = '', street = ''] = folded(venue.postcode).split(' ');
  const code = joined(term);
  if (words.includes(term) || code === district || code === district + street) return 'exactly';
  const isPart = words.some((word) => word.includes(term));
  return isPart || (district + street).startsWith(code) || street.startsWith(code) ? 'partly' : 'not';
}

/**
 * The venues to choose from. Nothing typed: all of them, the selected one first. Otherwise those whose name, town, postcode
 * or its district is the term, then those that contain it (decisions 42).
 */
export function searchVenues<V extends Named>(
  venues: readonly V[],
  text: string,
  present: string | null,
): V[] {
  const term = folded(text);
  const [first, second]: [(venue: V) => boolean, (venue: V) => boolean] =
    term === ''
      ? [({ slug }) => slug === present, ({ slug }) => slug !== present]
      : [(venue) => answers(venue, term) === 'exactly', (venue) => answers(venue, term) === 'partly'];
  return [...venues.filter(first), ...venues.filter(second)];
}
