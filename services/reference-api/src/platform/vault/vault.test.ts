import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createVault, keyId, openSealed, sealingKeyId } from './vault.ts';

const key = randomBytes(32);
const details = { accountNumber: '66374958', sortCode: '089999' };

test('only a key that sealed it and the reference open it', () => {
  const sealed = createVault(key).seal('RIV1', details);
  expect(sealed).not.toContain('66374958');
  expect(openSealed([randomBytes(32), key], 'RIV1', sealed)).toEqual(details);
  expect(() => openSealed([randomBytes(32)], 'RIV1', sealed)).toThrow('not sealed with a key');
  expect(() => openSealed([key], 'RIV2', sealed)).toThrow('not sealed with a key');
  expect(() => openSealed([key], 'RIV1', sealed.replace('v2.', 'v3.'))).toThrow('not sealed with a key');
});

test('what is sealed says by which key, and what a first version sealed is opened by trying', () => {
  const sealed = createVault(key).seal('RIV1', details);
  expect(sealingKeyId(sealed)).toBe(keyId(key));
  const older = sealed.replace(`v2.${keyId(key)}.`, 'v1.');
  expect(sealingKeyId(older)).toBeNull();
  expect(openSealed([randomBytes(32), key], 'RIV1', older)).toEqual(details);
  expect(() => openSealed([randomBytes(32)], 'RIV1', older)).toThrow('not sealed with a key');
});

test('the same details are sealed differently each time', () => {
  const vault = createVault(key);
  expect(vault.seal('RIV1', details)).not.toBe(vault.seal('RIV1', details));
});

test('what was sealed is opened with its key, old ones too, for its reference only', () => {
  const sealed = createVault(key).seal('RIV1', details);
  expect(createVault(key).open('RIV1', sealed)).toEqual(details);
  expect(createVault(randomBytes(32), [key]).open('RIV1', sealed)).toEqual(details);
  expect(() => createVault(key).open('RIV2', sealed)).toThrow('not sealed with a key');
  expect(() => createVault(randomBytes(32)).open('RIV1', sealed)).toThrow('not sealed with a key');
});

test('a fingerprint is the same for the same text and key only', () => {
  const vault = createVault(key);
  expect(vault.fingerprint('a')).toBe(vault.fingerprint('a'));
  expect(vault.fingerprint('a')).not.toBe(vault.fingerprint('b'));
  expect(createVault(randomBytes(32)).fingerprint('a')).not.toBe(vault.fingerprint('a'));
});
