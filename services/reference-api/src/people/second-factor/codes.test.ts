import { expect, it } from 'vitest';
import { newRecoveryCodes, newSecret, plainCode, secretUri, stepOfCode } from './codes.ts';

/** The secret of RFC 6238's test vectors, `12345678901234567890`, whose codes end in these six digits. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  ['of this step', 59, '287082', 1],
  ['of this step', 1_111_111_109, '081804', 37_037_036],
  ['of the step before', 89, '287082', 1],
  ['of the step after', 29, '287082', 1],
  ['of long ago', 120, '287082', null],
  ['that is none', 59, '287083', null],
  ['that is too short', 59, '28708', null],
])('a code %s at %i s', (_what, seconds, code, step) => {
  expect(stepOfCode(RFC_SECRET, code, new Date(seconds * 1000))).toBe(step);
});

it('makes secrets that no one else has, and an address for apps', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  const uri = new URL(secretUri(secret, 'Riverside Leisure', 'staff@example.com'));
  expect(decodeURIComponent(uri.pathname)).toContain('Riverside Leisure:staff@example.com');
  expect(uri.searchParams.get('secret')).toBe(secret);
});

it('makes ten recovery codes that can be typed as they are read', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
  expect(plainCode(' abcd-efgh ijkl-mnop ')).toBe('ABCDEFGHIJKLMNOP');
});
