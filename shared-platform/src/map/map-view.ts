import { type Coordinates, METRES_PER_MILE } from 'shared-contracts/distance';

/** Start of a map, which each host sets for itself (decisions 41). Zoom as in 256 px tiles. */
export interface MapStart extends Coordinates {
  zoomNarrow: number;
  zoomWide: number;
  /** Width of the page from which it starts at the wide zoom, in CSS pixels. */
  wideFrom: number;
}

/** Milliseconds of a move (joining specification 9). */
export const TRANSITION = 2000;
/** 'Search this area' is offered above it. */
const SEARCH_HERE_ABOVE = 8;
/** The closest view: one level beyond the last that clusters, so that pins of one place come apart. */
export const MAX_ZOOM = 21;

/** The zoom a map starts with, by the width of the page in pixels (joining specification 3). */
export const startZoom = ({ wideFrom, zoomNarrow, zoomWide }: MapStart, pageWidth: number): number =>
  pageWidth < wideFrom ? zoomNarrow : zoomWide;

export const offersSearchHere = (zoom: number): boolean => zoom > SEARCH_HERE_ABOVE;

/** The area to show. */
export type MapTarget =
  | { show: 'start' }
  | { show: 'places'; places: readonly Coordinates[] }
  | { show: 'circle'; centre: Coordinates; miles: number };

/** A circle of miles as the corners of the box around it, in degrees. */
export function boundingBox({ lat, lng }: Coordinates, miles: number): [Coordinates, Coordinates] {
  const northward = (miles * METRES_PER_MILE) / 111_320;
  const eastward = northward / Math.cos((lat * Math.PI) / 180);
  return [
    { lat: lat - northward, lng: lng - eastward },
    { lat: lat + northward, lng: lng + eastward },
  ];
}
