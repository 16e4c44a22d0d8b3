export type { createVenueMap, VenueMap as DrawnMap } from './create-venue-map.ts';
export { type MapStart, type MapTarget, startZoom } from './map-view.ts';
export { type MapTexts, VenueMap } from './venue-map.tsx';
