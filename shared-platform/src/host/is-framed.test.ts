import { expect, it } from 'vitest';
import { isFramed } from './is-framed.ts';

const view = (isFrame: boolean) => {
  const own = { parent: null as unknown as Window };
  own.parent = (isFrame ? {} : own) as Window;
  return own;
};

it.each([
  [true, true, true],
  [true, false, false],
  [false, true, false],
])('embedded %s, in a frame %s: %s', (embedded, isFrame, expected) => {
  expect(isFramed({ embedded, kiosk: false }, view(isFrame))).toBe(expected);
});
