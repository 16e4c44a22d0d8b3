/** Position of a term or a person. Not part of the first view: each remote bundles it with the screen that asks. */
export { askForPosition, type PositionOutcome } from './ask-for-position.ts';
export { type FoundPlace, findPlace, geocoderUrl, type PlaceOutcome } from './find-place.ts';
export { RadiusControl } from './radius-control.tsx';
