import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVault, openSealed } from './vault.ts';

const key = randomBytes(32);
const details = { accountNumber: '66374958', sortCode: '089999' };

test('only the key and the reference open what was sealed', () => {
  const sealed = createVault(key).seal('RIV1', details);
  expect(sealed).not.toContain('66374958');
  expect(openSealed(key, 'RIV1', sealed)).toEqual(details);
  expect(() => openSealed(randomBytes(32), 'RIV1', sealed)).toThrow();
  expect(() => openSealed(key, 'RIV2', sealed)).toThrow();
  expect(() => openSealed(key, 'RIV1', sealed.replace('v1.', 'v2.'))).toThrow('not sealed by the service');
});

test('the same details are sealed differently each time', () => {
  const vault = createVault(key);
  expect(vault.seal('RIV1', details)).not.toBe(vault.seal('RIV1', details));
});

test('a fingerprint is the same for the same text and key only', () => {
  const vault = createVault(key);
  expect(vault.fingerprint('a')).toBe(vault.fingerprint('a'));
  expect(vault.fingerprint('a')).not.toBe(vault.fingerprint('b'));
  expect(createVault(randomBytes(32)).fingerprint('a')).not.toBe(vault.fingerprint('a'));
});
