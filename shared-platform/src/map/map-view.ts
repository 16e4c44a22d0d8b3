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
  | { show: 'circle'; centre: Coordinates; miles: number; name?: string | undefined };

/** Room that a pin takes up around its tip, in pixels. */
const PIN_ROOM = { above: 52, beside: 24, below: 12 };

/** Part of a map that a card at its lower edge leaves, in pixels. */
export interface ClearArea {
  width: number;
  height: number;
}

/** The pixels by which a map moves so that a pin is in the clear area; `null` if it is there. */
export function shiftToClear(
  [x, y]: readonly [number, number],
  { width, height }: ClearArea,
): [number, number] | null {
  const { above, beside, below } = PIN_ROOM;
  const left = Math.min(Math.max(x, beside), width - beside);
  // An area that is too low for a pin has its tip at the lower edge.
  const top = Math.min(Math.max(y, above), height - below);
  const shift: [number, number] = [Math.round(x - left), Math.round(y - top)];
  return shift.some((pixels) => pixels !== 0) ? shift : null;
}

/** A circle of miles as the corners of the box around it, in degrees. */
export function boundingBox({ lat, lng }: Coordinates, miles: number): [Coordinates, Coordinates] {
  const northward = (miles * METRES_PER_MILE) / 111_320;
  const eastward = northward / Math.cos((lat * Math.PI) / 180);
  return [
    { lat: lat - northward, lng: lng - eastward },
    { lat: lat + northward, lng: lng + eastward },
  ];
}
