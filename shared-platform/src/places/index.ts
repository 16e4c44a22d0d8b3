/** Where a term or a person is. Not part of the first view: each remote that asks brings it with the screen that does. */
export { askForPosition, type PositionOutcome } from './ask-for-position.ts';
export { type FoundPlace, findPlace, geocoderUrl, type PlaceOutcome } from './find-place.ts';
export { RadiusControl } from './radius-control.tsx';
