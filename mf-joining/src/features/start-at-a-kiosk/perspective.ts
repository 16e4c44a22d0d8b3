/** Size of the pictures in their own units; a tile shows their middle. */
export const PICTURE = { width: 480, height: 720 };

const HORIZON = 130;
/** Ratio by which things at the far end are smaller than at the near one. */
const DEPTH = 3.2;

/**
 * Position of a point of the floor in the picture.
 * @param across from -1, the left edge, to 1.
 * @param away from 0, at our feet, to 1, the far end.
 */
export function onFloor(across: number, away: number): { x: number; y: number; scale: number } {
  const scale = 1 / (1 + away * DEPTH);
  return {
    x: round(PICTURE.width / 2 + across * 330 * scale),
    y: round(HORIZON + (PICTURE.height - HORIZON) * scale),
    scale,
  };
}

/** Points of a floor as the `points` of a polygon. */
export const outline = (...points: readonly (readonly [across: number, away: number])[]) =>
  points
    .map(([across, away]) => onFloor(across, away))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

const round = (value: number) => Math.round(value * 10) / 10;
