import type { Spot } from 'shared-contracts/artwork';
import { circle, n, ROUND, rect, ring, shape, stroke } from './canvas.ts';
import type { Tones } from './tones.ts';

export const SPOT_SIZE = { width: 160, height: 112 };

const arch = (x: number, y: number, radius: number, fill: string): string =>
  shape(`M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 0 1 ${n(2 * radius)} 0z`, fill);

/** A level day: the sun behind empty arches. */
function day(tones: Tones): string {
  const floor = 92;
  return [
    circle(100, 34, 17, tones.spot),
    arch(66, floor, 56, tones.far),
    arch(66, floor, 42, tones.ground),
    arch(66, floor, 30, tones.middle),
    arch(66, floor, 18, tones.ground),
    arch(122, floor, 28, tones.near),
    arch(122, floor, 14, tones.ground),
    rect(4, floor, 152, 5, tones.near, 2.5),
  ].join('');
}

const pin = (x: number, y: number, fill: string, hole: string): string =>
  shape(`M${n(x)} ${n(y)}c-3 -7 -11 -12 -11 -21a11 11 0 0 1 22 0c0 9 -8 14 -11 21z`, fill) +
  circle(x, y - 21, 4.5, hole);

/** A glass that looks at an empty part of a map, and a place beyond its edge. */
function search(tones: Tones): string {
  const [x, y, radius] = [74, 58, 25];
  return [
    shape('M8 30l36 -12v66l-36 12z', tones.far),
    shape('M44 18l38 12v66l-38 -12z', tones.ground),
    shape('M82 30l36 -12v66l-36 12z', tones.far),
    stroke('M8 74q20 -14 36 -8t38 4t36 -16', tones.middle, 5),
    circle(x, y, radius, tones.ground),
    ring(x, y, radius, tones.near, 7),
    stroke(`M${n(x - 12)} ${n(y - 4)}a13 13 0 0 1 9 -9`, tones.far, 5, ROUND),
    stroke(`M${n(x + 20)} ${n(y + 20)}l18 18`, tones.near, 11, ROUND),
    pin(140, 60, tones.spot, tones.ground),
    stroke('M126 76q6 -6 14 -8', tones.line, 3, `${ROUND} stroke-dasharray="0.1 7"`),
  ].join('');
}

/** The illustrations of states in which there is nothing else to see. */
export const spots: Record<Spot, (tones: Tones) => string> = { day, search };
