import { storageKeys } from 'shared-contracts/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedNames } from '../storage/browser-storage.ts';
import { MemoryStorage } from '../storage/memory-storage.ts';
import { createPersonalStorage, tokenFingerprint } from './personal-storage.ts';

const DRAFT = storageKeys.draft('details');
const CHOICE = storageKeys.joining;
let tab: MemoryStorage;

beforeEach(() => {
  tab = new MemoryStorage();
});

/** The tab as someone left it who was here with a token, or as a visitor. */
function leftBy(id: string | null, token: string | null) {
  createPersonalStorage(tab).belongsTo(id, token);
  tab.setItem(storageKeys.flags, 'kiosk');
  tab.setItem(DRAFT, '"9 Mill Lane"');
  tab.setItem(CHOICE, '"sale"');
  tab.setItem('some-library', 'whatever');
}
const has = (...keys: string[]) => keys.map((key) => tab.getItem(key) !== null);

describe('a page that opens', () => {
  it('with the same token belongs to the same person at once', () => {
    leftBy('sam', 't1');
    expect(createPersonalStorage(tab).open('t1')).toEqual({ kind: 'user', id: 'sam' });
    expect(has(DRAFT, CHOICE, 'some-library')).toEqual([true, true, true]);
  });

  it('with no token, still a visitor’s, finds everything', () => {
    leftBy(null, null);
    expect(createPersonalStorage(tab).open(null)).toEqual({ kind: 'visitor' });
    expect(has(DRAFT, CHOICE)).toEqual([true, true]);
  });

  it('with a login after a visit keeps what was chosen and nothing that was typed', () => {
    leftBy(null, null);
    expect(createPersonalStorage(tab).open('t1')).toEqual({ kind: 'unidentified' });
    expect(has(DRAFT, CHOICE, 'some-library', storageKeys.flags)).toEqual([false, true, false, true]);
  });

  it.each([
    ['another token', 't2', 'unidentified'],
    ['no token', null, 'visitor'],
  ])('with %s shows nothing of the last person, and gives it to them alone', (_, token, kind) => {
    leftBy('sam', 't1');
    const storage = createPersonalStorage(tab);
    expect(storage.open(token)).toEqual({ kind });
    expect(has(DRAFT, CHOICE, 'some-library')).toEqual([false, false, false]);
    expect([storage.hasPutAside('alex'), storage.expiredOwner()]).toEqual([false, null]);
    storage.giveBack('sam');
    expect(has(DRAFT, CHOICE)).toEqual([true, true]);
  });

  it('once with another token does not take the last person’s word for it when theirs is back', () => {
    leftBy('sam', 't1');
    createPersonalStorage(tab).open('t2');
    expect(createPersonalStorage(tab).open('t1')).toEqual({ kind: 'unidentified' });
  });
});

describe('what an expired login left', () => {
  it('waits for its person, whose login it was', () => {
    leftBy('sam', 't1');
    const storage = createPersonalStorage(tab);
    expect([storage.hasPutAside('sam'), storage.expiredOwner()]).toEqual([false, null]);
    storage.putAside('sam', true);
    expect([storage.hasPutAside('sam'), storage.hasPutAside('alex')]).toEqual([true, false]);
    expect(storage.expiredOwner()).toBe('sam');
    storage.giveBack('sam');
    expect(tab.getItem(DRAFT)).toBe('"9 Mill Lane"');
    expect([storage.hasPutAside('sam'), storage.expiredOwner()]).toEqual([false, null]);
  });

  it('is dropped for good when someone else logs in', () => {
    leftBy('sam', 't1');
    const storage = createPersonalStorage(tab);
    storage.putAside('sam', true);
    storage.giveBack('alex');
    storage.giveBack('sam');
    expect(JSON.stringify(storedNames(tab).map((name) => tab.getItem(name)))).not.toContain('Mill Lane');
  });

  it('goes with a log-out', () => {
    leftBy('sam', 't1');
    const storage = createPersonalStorage(tab);
    storage.putAside('sam', true);
    storage.forgetPutAside();
    expect(storage.hasPutAside('sam')).toBe(false);
  });

  it.each(['{', '{"id":7}', '[]'])('counts as nothing when it is damaged: %s', (text) => {
    tab.setItem(storageKeys.putAside, text);
    tab.setItem(storageKeys.owner, text);
    const storage = createPersonalStorage(tab);
    expect(storage.open('t1')).toEqual({ kind: 'unidentified' });
    expect(storage.hasPutAside('sam')).toBe(false);
  });
});

it('clears by lifetime: choices outlive a login, and what belongs to the tab outlives everyone', () => {
  leftBy('sam', 't1');
  const storage = createPersonalStorage(tab);
  storage.clear('all-but-choices');
  expect(has(DRAFT, CHOICE, storageKeys.flags)).toEqual([false, true, true]);
  storage.clear('everything');
  expect(has(DRAFT, CHOICE, storageKeys.flags)).toEqual([false, false, true]);
});

it('clears what was typed and what was chosen at once when someone leaves', () => {
  leftBy('sam', 't1');
  createPersonalStorage(tab).clear('everything');
  expect(has(DRAFT, CHOICE, storageKeys.flags)).toEqual([false, false, true]);
});

it('calls nothing the last person’s any more when a full storage cannot say whose it is now', () => {
  leftBy('sam', 't1');
  tab.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  createPersonalStorage(tab).belongsTo('alex', 't2');
  expect(tab.getItem(storageKeys.owner)).toBeNull();
  expect(createPersonalStorage(tab).open('t1')).toEqual({ kind: 'unidentified' });
  expect(has(DRAFT)).toEqual([false]);
});

it('does without a storage that is full', () => {
  leftBy('sam', 't1');
  tab.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const storage = createPersonalStorage(tab);
  expect(() => storage.putAside('sam', true)).not.toThrow();
  expect(storage.open('t2')).toEqual({ kind: 'unidentified' });
});

it('marks tokens so that they differ and cannot be read back', () => {
  expect(tokenFingerprint('a')).not.toBe(tokenFingerprint('b'));
  // The test vectors of FNV-1a, 32 bits.
  expect(['', 'a', 'foobar'].map(tokenFingerprint)).toEqual(
    [0x811c9dc5, 0xe40c292c, 0xbf9cf968].map((hash) => hash.toString(36)),
  );
  expect(tokenFingerprint('x'.repeat(43))).toMatch(/^[0-9a-z]{1,7}$/);
});
