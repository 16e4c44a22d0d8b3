import { expect, it } from 'vitest';
import { nameSide } from './name-side.ts';

const BELOW = { left: -40, right: 40, top: 12, bottom: 30 };
const ABOVE = { left: -40, right: 40, top: -30, bottom: -12 };
const RIGHT = { left: 12, right: 90, top: -9, bottom: 9 };

it.each([
  ['below its mark', [], 'center', 20],
  ['above it, where a pin is below', [BELOW], 'center', -20],
  ['beside it, where pins are below and above', [BELOW, ABOVE], 'left', 0],
  ['on the other side, where one is there too', [BELOW, ABOVE, RIGHT], 'right', 0],
])('a name is %s', (_where, drawn, textAlign, offsetY) => {
  expect(nameSide(60, drawn)).toMatchObject({ textAlign, offsetY });
});
