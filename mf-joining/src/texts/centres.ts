import { counted } from './counted.ts';

/** Words about looking for a centre and choosing one. */
export const centre = {
  lead: 'This is the main centre that your membership will be linked to.',
  loading: 'Loading centres',
  noCentres: 'No centres found',
  choose: 'Select and continue',
  chooseThis: (name: string) => `Select and continue: ${name}`,
  selected: 'Selected',
  change: 'Change location',
  continue: 'Continue',
  distance: (miles: string) => `${miles} ${miles === '1.0' ? 'mile' : 'miles'} away`,
  aboutDistance: (miles: string) => `about ${miles} ${miles === '1.0' ? 'mile' : 'miles'} away`,
  nearest: 'Our nearest centre',
  showAll: 'Show all our centres',
  showMap: 'Show map',
  hideMap: 'Hide map',
  showMore: 'Show more centres',
  shown: (shown: number, total: number) => `Showing ${shown} of ${total}`,
  searchLabel: 'Centre, town or postcode',
  search: 'Search',
  clear: 'Clear search',
  useMyLocation: 'Use my location',
  searching: 'Searching...',
  searchingTerm: (term: string) => `Searching ${term}...`,
  unknownPlace: 'Cannot find location, please try again.',
  unknownPlaceHint: (term: string) => `We don’t know ‘${term}’. Try a town or a full postcode.`,
  placesUnavailable:
    'We cannot look up places at the moment. Search for the name of a centre, or choose one from the list.',
  locationRefused: 'Failed to use your location, please allow location access and try again',
  locationFailed: 'Failed to use your location, please try again',
  noneFound: 'No venues found',
  noneFoundHint: 'Try a wider search, or another place.',
  all: (count: number) => counted(count, 'centre', 'centres'),
  called: (count: number, term: string) => `${counted(count, 'centre matches', 'centres match')} ‘${term}’`,
  calledAndNear: (called: number, term: string, near: number, miles: number) =>
    `${counted(called, 'centre matches', 'centres match')} ‘${term}’, ${near} more within ${counted(miles, 'mile', 'miles')}`,
  nearPlace: (count: number, place: string, miles: number) =>
    `${counted(count, 'centre', 'centres')} within ${counted(miles, 'mile', 'miles')} of ${place}, nearest first`,
  nearPerson: (count: number, miles: number) =>
    `${counted(count, 'centre', 'centres')} within ${counted(miles, 'mile', 'miles')} of you, nearest first`,
  inArea: (count: number, miles: number) =>
    `${counted(count, 'centre', 'centres')} within ${counted(miles, 'mile', 'miles')} of the middle of the map, nearest first`,
  radius: 'Search radius',
  miles: (count: number) => counted(count, 'mile', 'miles'),
  list: 'Centres',
} as const;

/** Words of the map of centres. */
export const map = {
  label: 'Map of centres',
  help: 'Every centre on the map is also in the list. Use the arrow keys to move the map, and plus and minus to zoom.',
  touchHelp: 'Use two fingers to move the map',
  loading: 'Loading the map',
  failed: 'The map could not be loaded. Choose your centre from the list.',
  tryAgain: 'Try again',
  backgroundFailed: 'The map background could not be loaded.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  searchHere: 'Search this area',
  picked: (name: string) => `${name} is selected`,
} as const;
