import type { Spot } from 'shared-contracts/artwork';
import { accountSpots } from './account-spots.ts';
import { bag } from './bag-spot.ts';
import { arch, circle, n, ROUND, rect, ring, shape, stroke } from './canvas.ts';
import type { Tones } from './tones.ts';

export const SPOT_SIZE = { width: 160, height: 112 };

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

/** A signpost between hills, and a trail that loses itself. */
function lost(tones: Tones): string {
  const floor = 92;
  return [
    arch(44, floor, 40, tones.far),
    arch(122, floor, 30, tones.middle),
    circle(128, 26, 12, tones.far),
    stroke('M12 84q8 -18 18 -8t18 0t18 -4', tones.line, 3, `${ROUND} stroke-dasharray="0.1 7"`),
    rect(77, 18, 7, 76, tones.near, 3.5),
    shape('M74 28h44l10 9.5l-10 9.5h-44z', tones.spot),
    shape('M88 53h-40l-10 8.5l10 8.5h40z', tones.near),
    rect(4, floor, 152, 5, tones.near, 2.5),
  ].join('');
}

/** Half the width of a cone at a height. */
const coneAt = (y: number): number => 4 + (y - 42) * 0.28;

const coneBand = (x: number, from: number, to: number, fill: string): string =>
  shape(
    `M${n(x - coneAt(from))} ${n(from)}h${n(2 * coneAt(from))}L${n(x + coneAt(to))} ${n(to)}h${n(-2 * coneAt(to))}z`,
    fill,
  );

/** A barrier with a cone in front of it: people are at work. */
function works(tones: Tones): string {
  const [floor, cone] = [92, 106];
  return [
    rect(28, 30, 6, 62, tones.near, 3),
    rect(122, 30, 6, 62, tones.near, 3),
    rect(16, 34, 124, 20, tones.far, 5),
    ...[24, 53, 82, 111].map((x) => shape(`M${n(x)} 54l12 -20h12l-12 20z`, tones.middle)),
    rect(22, 66, 112, 9, tones.far, 4.5),
    stroke(
      `M${n(cone - coneAt(92))} 92L${n(cone - coneAt(42))} 42h8L${n(cone + coneAt(92))} 92`,
      tones.ground,
      6,
    ),
    coneBand(cone, 42, 92, tones.spot),
    coneBand(cone, 54, 63, tones.ground),
    coneBand(cone, 74, 82, tones.ground),
    rect(cone - 25, floor - 4, 50, 6, tones.near, 3),
    rect(4, floor, 152, 5, tones.near, 2.5),
  ].join('');
}

/** A ball that someone has dropped, and its bounces. */
function drop(tones: Tones): string {
  const floor = 92;
  const [x, y, radius] = [128, 73, 19];
  const seam = radius * 0.8;
  return [
    arch(50, floor, 46, tones.far),
    arch(50, floor, 31, tones.ground),
    // Apart where it bounces, so that no dot touches another one.
    stroke(
      'M14 14q24 8 29 69M50 83q15 -64 31 0M88 83q9 -34 17 -6',
      tones.line,
      3,
      `${ROUND} stroke-dasharray="0.1 7"`,
    ),
    circle(x, y, radius, tones.spot),
    stroke(`M${n(x - seam)} ${n(y - 10)}q${n(seam)} 12 ${n(2 * seam)} 0`, tones.ground, 3, ROUND),
    stroke(`M${n(x - seam)} ${n(y + 10)}q${n(seam)} -12 ${n(2 * seam)} 0`, tones.ground, 3, ROUND),
    rect(4, floor, 152, 5, tones.near, 2.5),
  ].join('');
}

/** The illustrations of states in which there is nothing else to see. */
export const spots: Record<Spot, (tones: Tones) => string> = {
  day,
  search,
  lost,
  works,
  drop,
  ...accountSpots,
  bag,
};
