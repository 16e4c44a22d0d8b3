import { arch, circle, n, ROUND, rect, shape, stroke } from './canvas.ts';
import type { Tones } from './tones.ts';

const FLOOR = 92;

/** An open bag for sports, and a ball on its way into it. */
export function bag(tones: Tones): string {
  const [x, top] = [84, 54];
  return [
    arch(44, FLOOR, 40, tones.far),
    arch(44, FLOOR, 26, tones.ground),
    rect(4, FLOOR, 152, 5, tones.near, 2.5),
    stroke(`M${n(x - 24)} ${n(top)}c0 -26 48 -26 48 0`, tones.middle, 5, ROUND),
    shape(`M${n(x - 42)} ${n(top)}h84l-5 34a8 8 0 0 1 -8 7h-58a8 8 0 0 1 -8 -7z`, tones.near),
    rect(x - 46, top - 5, 92, 10, tones.middle, 5),
    rect(x - 17, top + 14, 34, 6, tones.ground, 3),
    rect(x - 17, top + 25, 20, 5, tones.middle, 2.5),
    stroke('M150 84q2 -46 -16 -56', tones.line, 3, `${ROUND} stroke-dasharray="0.1 7"`),
    circle(123, 24, 12, tones.spot),
  ].join('');
}
