/** Position of a term or a person. Not part of the first view: each remote bundles it with the screen that asks. */
export { askForPosition, type PositionOutcome } from './ask-for-position.ts';
export { type FoundPlace, findPlace, geocoderUrl, type PlaceOutcome } from './find-place.ts';
export { type FoundVenues, findVenues, placeToFind, type VenueTerms } from './found-venues.ts';
export { RadiusControl } from './radius-control.tsx';
export { usePlaceSearch } from './use-place-search.ts';
export { type UsersLocation, useUsersLocation } from './use-users-location.ts';
