import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBankDetailsKey } from './bank-details-key.ts';

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'touchline-key-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true }));

test('a key is made once, for its owner only', () => {
  const first = readBankDetailsKey({ bankDetailsKey: null, dataFolder });
  expect(first).toHaveLength(32);
  expect(readBankDetailsKey({ bankDetailsKey: null, dataFolder })).toEqual(first);
  expect(statSync(path.join(dataFolder, 'bank-details.key')).mode & 0o777).toBe(0o600);
});

test('the configured key wins', () => {
  expect(readBankDetailsKey({ bankDetailsKey: 'ab'.repeat(32), dataFolder })[0]).toBe(0xab);
});

test('a file that holds something else stops the start', () => {
  writeFileSync(path.join(dataFolder, 'bank-details.key'), 'hello');
  expect(() => readBankDetailsKey({ bankDetailsKey: null, dataFolder })).toThrow('64 hexadecimal digits');
});
