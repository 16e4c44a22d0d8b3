import { defineTexts } from 'shared-contracts/texts';
import { counted } from './counted.ts';

/** Words of the search for venues and of its lists; a timetable does not carry them. */
export const texts = defineTexts('mf-bookings/found-venues', {
  locationRefused: 'Failed to use your location, please allow location access and try again',
  locationFailed: 'Failed to use your location, please try again',
  nearPlace: (count: number, place: string, miles: number) =>
    `${counted(count, 'venue', 'venues')} within ${counted(miles, 'mile', 'miles')} of ${place}, nearest first`,
  namedAndNear: (named: number, term: string, near: number, miles: number) =>
    `${counted(named, 'venue matches', 'venues match')} ‘${term}’, ${near} more within ${counted(miles, 'mile', 'miles')}`,
  searching: (term: string) => `Searching ${term}...`,
  venueGone: 'The venue you chose is no longer available. Choose another one below.',
  all: (count: number) => counted(count, 'venue', 'venues'),
  nearest: (count: number) => `${counted(count, 'venue', 'venues')}, nearest first`,
  noneFound: 'No venues found',
  unnamed: (term: string) => `No venue has ‘${term}’ in its name, town or postcode.`,
  searchPlace: (term: string) => `Find venues near ‘${term}’`,
  unknownPlace: 'Cannot find location, please try again.',
  similar: 'Did you mean one of these?',
  unknownPlaceHint: 'Check the spelling, or search for a bigger town nearby or a postcode.',
  placesUnavailable: 'We cannot look up places at the moment.',
  placesUnavailableHint: 'Search for the name of a venue, or choose one from the list.',
  nearestVenue: 'Our nearest venue',
  noneInRadius: (miles: number, place: string) =>
    `There are no venues within ${counted(miles, 'mile', 'miles')} of ${place}. Try a wider search.`,
  /** Title of the page where there is no venue to find. */
  book: 'Book an activity',
  noneAtAll: 'Nothing to book yet',
  noneAtAllText: 'None of our venues takes bookings online at the moment. Please look again soon.',
  contact: 'Contact us',
  elsewhere: 'Other venues',
  elsewhereHint: 'We don’t know how far away these are.',
  showMore: 'Show more venues',
  shown: (shown: number, total: number) => `Showing ${shown} of ${total}`,
});
