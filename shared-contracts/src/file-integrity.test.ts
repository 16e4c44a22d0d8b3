import { afterEach, expect, it, vi } from 'vitest';
import { FILE_INTEGRITY, fileIntegrityOf, keepFileIntegrity } from './file-integrity.ts';

afterEach(() => vi.unstubAllGlobals());

it('a page knows the integrity of what it was sent, and goes on knowing it when more is added', () => {
  vi.stubGlobal(FILE_INTEGRITY, undefined);
  expect(fileIntegrityOf('/shell/js/a.js')).toBe('');
  keepFileIntegrity({ '/shell/js/a.js': 'sha256-a' }, undefined);
  keepFileIntegrity({ '/remotes/mf-shop/1.0.0/entry.js': 'sha256-b' });
  expect(fileIntegrityOf('/shell/js/a.js')).toBe('sha256-a');
  expect(fileIntegrityOf('/remotes/mf-shop/1.0.0/entry.js')).toBe('sha256-b');
  expect(fileIntegrityOf('/remotes/mf-shop/1.0.0/other.js')).toBe('');
});
