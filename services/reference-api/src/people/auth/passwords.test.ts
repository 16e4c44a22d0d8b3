import { expect, it } from 'vitest';
import { hashPassword, UNKNOWN_ACCOUNT_HASH, verifyPassword } from './passwords.ts';

it('knows the password again and no other', async () => {
  const hash = await hashPassword('Pässw0rd!');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword('Pässw0rd!', hash)).toBe(true);
  expect(await verifyPassword('pässw0rd!', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

it('salts every hash', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

it('believes nothing that is not such a hash', async () => {
  expect(await verifyPassword('anything', 'anything')).toBe(false);
  expect(await verifyPassword('', UNKNOWN_ACCOUNT_HASH)).toBe(false);
});
