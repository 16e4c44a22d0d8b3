import { type Coordinates, METRES_PER_MILE } from 'shared-contracts/distance';

/** Where the map of joining starts (joining specification 9, decisions 41). Zoom as in 256 px tiles. */
export const MAP_START = { lat: 54.8, lng: -2.75, zoomNarrow: 4.92, zoomWide: 5.5 } as const;
/** Widths of the page from which its layout counts as wide, in CSS pixels. */
const WIDE_FROM = 576;
/** Milliseconds of a move (joining specification 9). */
export const TRANSITION = 2000;
/** 'Search this area' is offered above it. */
const SEARCH_HERE_ABOVE = 8;
/** The closest view: one level beyond the last that clusters, so that pins of one place come apart. */
export const CLOSEST_ZOOM = 21;

export const startZoom = (pageWidth: number): number =>
  pageWidth < WIDE_FROM ? MAP_START.zoomNarrow : MAP_START.zoomWide;

export const offersSearchHere = (zoom: number): boolean => zoom > SEARCH_HERE_ABOVE;

/** What the map should show. */
export type MapTarget =
  | { show: 'start' }
  | { show: 'places'; places: readonly Coordinates[] }
  | { show: 'circle'; centre: Coordinates; miles: number };

/** A circle of miles as the corners of the box around it, in degrees. */
export function boxAround({ lat, lng }: Coordinates, miles: number): [Coordinates, Coordinates] {
  const northward = (miles * METRES_PER_MILE) / 111_320;
  const eastward = northward / Math.cos((lat * Math.PI) / 180);
  return [
    { lat: lat - northward, lng: lng - eastward },
    { lat: lat + northward, lng: lng + eastward },
  ];
}
