import { expect, test } from 'vitest';
import { onFloor, outline, PICTURE } from './perspective.ts';

test('what is near is at the lower edge, and what is far is higher and smaller', () => {
  expect(onFloor(0, 0)).toEqual({ x: PICTURE.width / 2, y: PICTURE.height, scale: 1 });
  const far = onFloor(0, 1);
  expect(far.y).toBeLessThan(PICTURE.height / 2);
  expect(far.scale).toBeLessThan(0.3);
});

test('edges of a floor run towards each other', () => {
  expect(onFloor(1, 1).x - onFloor(-1, 1).x).toBeLessThan(onFloor(1, 0).x - onFloor(-1, 0).x);
});

test('an outline lists its points for a polygon', () => {
  expect(outline([-1, 0], [1, 0])).toBe('-90,720 570,720');
});
