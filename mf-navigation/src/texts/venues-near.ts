import { defineTexts } from 'shared-contracts/texts';

const venues = (count: number) => `${count} ${count === 1 ? 'venue' : 'venues'}`;
const miles = (count: number) => `${count} ${count === 1 ? 'mile' : 'miles'}`;

/** Texts of the venues around a place or a person, in the dialog that chooses one. */
export const texts = defineTexts('mf-navigation/venues-near', {
  useMyLocation: 'Use my location',
  stopUsingMyLocation: 'Stop using my location',
  locating: 'Finding where you are…',
  locationRefused: 'Failed to use your location, please allow location access and try again',
  locationFailed: 'Failed to use your location, please try again',
  towns: 'Towns with the most venues',
  /** Heading of venues whose names begin with a number. */
  noLetter: '0–9',
  openUntil: (time: string) => `Open until ${time}`,
  openAllDay: 'Open 24 hours',
  closed: 'Closed',
  opensAt: (time: string) => `Closed, opens at ${time}`,
  nearest: (count: number) => `${venues(count)}, nearest first`,
  nearPlace: (count: number, place: string, radius: number) =>
    `${venues(count)} within ${miles(radius)} of ${place}, nearest first`,
  namedAndNear: (named: number, term: string, near: number, radius: number) =>
    `${venues(named)} called ‘${term}’, ${near} more within ${miles(radius)}`,
  searching: (term: string) => `Searching ${term}...`,
  searchPlace: (term: string) => `Find venues near ‘${term}’`,
  unknownPlace: 'Cannot find location, please try again.',
  similar: 'Did you mean one of these?',
  lookedFor: (term: string) => `We looked for ‘${term}’.`,
  unknownPlaceHint: 'Check the spelling, or search for a bigger town nearby or a postcode.',
  placesUnavailable: 'We cannot look up places at the moment.',
  placesUnavailableHint: 'Search for the name of a venue, or choose one from the list.',
  noneInRadius: (radius: number, place: string) =>
    `There are no venues within ${miles(radius)} of ${place}. This one is nearest.`,
  distance: (distance: string) => `${distance} ${distance === '1.0' ? 'mile' : 'miles'} away`,
  aboutDistance: (distance: string) => `about ${distance} ${distance === '1.0' ? 'mile' : 'miles'} away`,
});
