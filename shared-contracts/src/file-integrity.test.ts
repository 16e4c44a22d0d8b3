import { afterEach, expect, it, vi } from 'vitest';
import { FILE_INTEGRITY, fileIntegrityOf, storeFileIntegrity } from './file-integrity.ts';

afterEach(() => vi.unstubAllGlobals());

it('a page keeps the integrity of its files when more are added', () => {
  vi.stubGlobal(FILE_INTEGRITY, undefined);
  expect(fileIntegrityOf('/shell/js/a.js')).toBe('');
  storeFileIntegrity({ '/shell/js/a.js': 'sha256-a' }, undefined);
  storeFileIntegrity({ '/remotes/mf-shop/1.0.0/entry.js': 'sha256-b' });
  expect(fileIntegrityOf('/shell/js/a.js')).toBe('sha256-a');
  expect(fileIntegrityOf('/remotes/mf-shop/1.0.0/entry.js')).toBe('sha256-b');
  expect(fileIntegrityOf('/remotes/mf-shop/1.0.0/other.js')).toBe('');
});
