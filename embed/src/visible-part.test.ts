import { expect, it } from 'vitest';
import { scrollDistance, visiblePart } from './visible-part.ts';

it.each([
  ['whole, in a tall window', { top: 100, height: 300 }, { top: 0, height: 300 }],
  ['cut off below', { top: 500, height: 900 }, { top: 0, height: 300 }],
  ['cut off above', { top: -200, height: 900 }, { top: 200, height: 700 }],
  ['cut off on both ends', { top: -200, height: 4000 }, { top: 200, height: 800 }],
  ['above the window', { top: -900, height: 400 }, { top: 400, height: 0 }],
  ['below the window', { top: 900, height: 400 }, { top: 0, height: 0 }],
])('sees a frame %s', (_, frame, seen) => {
  expect(visiblePart(frame, 800)).toEqual(seen);
});

it.each([
  ['what is seen', { top: 200, bottom: 240 }, 0, 0],
  ['what is above', { top: 200, bottom: 240 }, -400, -216],
  ['what is below', { top: 1000, bottom: 1040 }, 0, 256],
  ['what is taller than the window, from its top', { top: 900, bottom: 2900 }, 0, 884],
])('scrolls to %s', (_, part, frameTop, scroll) => {
  expect(scrollDistance(part, frameTop, 800, 16)).toBe(scroll);
});
