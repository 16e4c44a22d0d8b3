import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { storageKeys, storageLifetime } from 'shared-contracts/storage';
import { expect, it } from 'vitest';
import { MemoryStorage } from '../storage/memory-storage.ts';
import { createFrameCookies } from './frame-cookies.ts';

it('outlast the document, and end when they are removed', () => {
  const tab = new MemoryStorage();
  createFrameCookies(tab).write(TOKEN_COOKIE, 'abc', 60);
  const afterReload = createFrameCookies(tab);
  expect(afterReload.read(TOKEN_COOKIE)).toBe('abc');
  expect(afterReload.read('another')).toBeNull();
  afterReload.remove(TOKEN_COOKIE);
  expect(createFrameCookies(tab).read(TOKEN_COOKIE)).toBeNull();
  expect(tab.length).toBe(0);
});

it('are removed by name, like cookies, and not with the person', () => {
  expect(storageLifetime(storageKeys.frameCookie(TOKEN_COOKIE))).toBe('tab');
  expect(storageLifetime(storageKeys.framePath)).toBe('tab');
  expect(storageLifetime(storageKeys.draft('new-account'))).toBe('person');
});
