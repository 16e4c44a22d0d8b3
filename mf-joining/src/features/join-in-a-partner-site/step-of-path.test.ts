import { expect, it } from 'vitest';
import { stepOfPath } from './step-of-path.ts';

it.each([
  ['/', null],
  ['/centre/sale', null],
  ['/basket', 'basket'],
  ['/checkout', 'checkout'],
  ['/order-confirmed/7', 'confirmation'],
  ['/order-confirmed', null],
])('%s is the step %s', (path, step) => {
  expect(stepOfPath(path)).toBe(step);
});
