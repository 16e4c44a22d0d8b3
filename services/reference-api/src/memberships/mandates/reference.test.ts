import { expect, test } from 'vitest';
import { mandateReference } from './reference.ts';

test('a reference keeps to the rules of Bacs', () => {
  for (let count = 0; count < 200; count += 1) {
    const reference = mandateReference('riverside');
    expect(reference).toMatch(/^RIV[A-Z0-9]{9}$/);
  }
});

test.each([
  ['ddicover', () => 1, 'MDDI'],
  ['aaa', () => 0, 'MAAA'],
])('%s does not become a reference that is refused', (slug, random, start) => {
  const reference = mandateReference(slug, random);
  expect(reference.startsWith(start)).toBe(true);
  expect(reference).not.toMatch(/^DDIC/);
  expect(reference.length).toBeLessThanOrEqual(18);
});
