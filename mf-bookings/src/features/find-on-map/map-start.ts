import type { MapStart } from 'shared-platform/map';

/** Start of the map of bookings (shell specification 3 "Map" and 9, decisions 41). */
export const MAP_START: MapStart = { lat: 53.59, lng: -2, zoomNarrow: 4.4, zoomWide: 5.5, wideFrom: 575 };
