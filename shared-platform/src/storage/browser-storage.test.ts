// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { storedNames, tabStorage } from './browser-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it("is the browser's own where it may be used", () => {
  tabStorage().setItem('a', '1');
  expect(sessionStorage.getItem('a')).toBe('1');
});

it('is memory where the browser refuses it, the same each time', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  tabStorage().setItem('a', '1');
  tabStorage().setItem('b', '2');
  expect(tabStorage().getItem('a')).toBe('1');
  expect(storedNames(tabStorage())).toEqual(['a', 'b']);
  tabStorage().removeItem('a');
  expect(tabStorage().getItem('a')).toBeNull();
  expect(tabStorage()).toHaveLength(1);
  tabStorage().clear();
  expect(tabStorage().key(0)).toBeNull();
});

it('names everything in the store', () => {
  sessionStorage.setItem('a', '1');
  sessionStorage.setItem('b', '2');
  expect(storedNames(sessionStorage).sort()).toEqual(['a', 'b']);
});
