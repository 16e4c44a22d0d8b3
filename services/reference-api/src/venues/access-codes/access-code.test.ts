import { expect, test } from 'vitest';
import { accessCode } from './access-code.ts';

test.each([
  [0, '000000'],
  [42, '000042'],
  [999_999, '999999'],
])('access code of %i', (number, code) => {
  expect(accessCode(() => number)).toBe(code);
});
