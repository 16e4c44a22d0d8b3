import type { Coordinates } from 'shared-contracts/distance';

/** Half the side of the world in the metres of web maps. */
const HALF = 20_037_508.342789244;

/** A place in the metres of web maps, worked out once. */
export interface WorldPlace {
  slug: string;
  x: number;
  y: number;
}

export function toWorld({ lat, lng }: Coordinates): [x: number, y: number] {
  return [(lng / 180) * HALF, (Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) * HALF];
}

/** Metres of a pixel at a zoom of 256 px tiles. */
export const metresPerPixel = (zoom: number): number => (2 * HALF) / (256 * 2 ** zoom);
