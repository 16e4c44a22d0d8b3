import { expect, test } from 'vitest';
import { packageState } from './rules.ts';

const TODAY = '2026-06-10';

test.each([
  [3, '2026-06-10', 'current'],
  [3, null, 'current'],
  [3, '2026-06-09', 'expired'],
  [0, '2026-12-31', 'used-up'],
  [0, '2026-06-09', 'used-up'],
])('a package with %i uses left until %s is %s', (usesLeft, validUntil, state) => {
  expect(packageState({ usesLeft, validUntil }, TODAY)).toBe(state);
});
