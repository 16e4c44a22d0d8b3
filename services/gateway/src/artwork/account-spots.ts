import type { Spot } from 'shared-contracts/artwork';
import { arch, circle, n, ROUND, rect, shape, stroke } from './canvas.ts';
import type { Tones } from './tones.ts';

const FLOOR = 92;

const floor = (tones: Tones): string => rect(4, FLOOR, 152, 5, tones.near, 2.5);

const turned = (degrees: number, x: number, y: number, content: string[]): string =>
  `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${content.join('')}</g>`;

/** A ticket with its stub, not torn off yet. */
function ticket(tones: Tones): string {
  return [
    circle(132, 26, 13, tones.spot),
    arch(52, FLOOR, 46, tones.far),
    arch(52, FLOOR, 30, tones.ground),
    floor(tones),
    turned(-8, 82, 58, [
      shape(
        'M34 36h60a6 6 0 0 0 12 0h20a6 6 0 0 1 6 6v32a6 6 0 0 1 -6 6h-20a6 6 0 0 0 -12 0h-60a6 6 0 0 1 -6 -6v-32a6 6 0 0 1 6 -6z',
        tones.near,
      ),
      stroke('M100 47v24', tones.ground, 3, `${ROUND} stroke-dasharray="0.1 6"`),
      rect(40, 48, 40, 7, tones.ground, 3.5),
      rect(40, 62, 26, 6, tones.middle, 3),
      circle(117, 58, 7, tones.spot),
    ]),
  ].join('');
}

/** A member’s card with a face, in front of another one. */
function membership(tones: Tones): string {
  return [
    arch(118, FLOOR, 34, tones.far),
    arch(118, FLOOR, 20, tones.ground),
    circle(28, 28, 12, tones.spot),
    floor(tones),
    turned(9, 88, 56, [rect(46, 24, 86, 54, tones.middle, 8)]),
    turned(-6, 76, 58, [
      rect(30, 32, 90, 56, tones.near, 8),
      circle(53, 53, 8, tones.ground),
      arch(53, 77, 14, tones.ground),
      rect(76, 49, 32, 7, tones.ground, 3.5),
      rect(76, 63, 22, 6, tones.middle, 3),
    ]),
  ].join('');
}

/** A figure from the floor up to its shoulders. */
const person = (x: number, width: number, height: number, fill: string): string =>
  shape(
    `M${n(x - width)} ${FLOOR}v${n(width - height)}a${n(width)} ${n(width)} 0 0 1 ${n(2 * width)} 0v${n(height - width)}z`,
    fill,
  );

/** A person and their guest. */
function guests(tones: Tones): string {
  return [
    arch(80, FLOOR, 62, tones.far),
    arch(80, FLOOR, 48, tones.ground),
    circle(104, 44, 12, tones.spot),
    person(104, 21, 32, tones.middle),
    circle(62, 32, 14, tones.near),
    person(62, 25, 42, tones.near),
    floor(tones),
  ].join('');
}

/** A paper with its lines, torn off below, and a seal that says it is settled. */
function paper(tones: Tones): string {
  return [
    arch(118, FLOOR, 34, tones.far),
    arch(118, FLOOR, 20, tones.ground),
    circle(30, 30, 12, tones.far),
    floor(tones),
    turned(-4, 78, 50, [
      shape('M50 10h56v74l-7 -6l-7 6l-7 -6l-7 6l-7 -6l-7 6l-7 -6l-7 6z', tones.near),
      rect(60, 23, 36, 7, tones.ground, 3.5),
      rect(60, 38, 26, 6, tones.middle, 3),
      rect(60, 51, 30, 6, tones.middle, 3),
    ]),
    circle(108, 70, 17, tones.spot),
    stroke('M100 71l6 6l10 -12', tones.ground, 4.5, `${ROUND} stroke-linejoin="round"`),
  ].join('');
}

/** The illustrations of the account. */
export const accountSpots = { ticket, membership, guests, paper } satisfies Partial<
  Record<Spot, (tones: Tones) => string>
>;
