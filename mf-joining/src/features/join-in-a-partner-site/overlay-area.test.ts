import { expect, it } from 'vitest';
import { overlayArea } from './overlay-area.ts';

it.each([
  ['all that is seen', { top: 300, height: 800 }, 2_000, { top: 300, height: 800 }],
  ['more than a strip at the end', { top: 1_800, height: 200 }, 2_000, { top: 1_440, height: 560 }],
  ['more than a strip at the start', { top: 0, height: 200 }, 2_000, { top: 0, height: 560 }],
  ['no more than a short frame has', { top: 300, height: 100 }, 400, { top: 0, height: 400 }],
  ['room in a frame that is out of sight', { top: 2_000, height: 0 }, 2_000, { top: 1_440, height: 560 }],
])('a dialog has %s', (_what, seen, frameHeight, room) => {
  expect(overlayArea(seen, frameHeight)).toEqual(room);
});
