import { defineTexts } from 'shared-contracts/texts';
import { counted } from './counted.ts';

/** Words of the lists of venues, and of a search for some that found none; a timetable does not carry them. */
export const texts = defineTexts('mf-bookings/found-venues', {
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
  noneAtAll: 'Nothing to book yet',
  noneAtAllText: 'None of our venues takes bookings online at the moment. Please look again soon.',
  elsewhere: 'Other venues',
  elsewhereHint: 'We don’t know how far away these are.',
  showMore: 'Show more venues',
  shown: (shown: number, total: number) => `Showing ${shown} of ${total}`,
});
