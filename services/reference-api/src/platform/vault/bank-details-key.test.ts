import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBankDetailsKeys } from './bank-details-key.ts';

let dataFolder: string;
beforeEach(() => {
  dataFolder = mkdtempSync(path.join(tmpdir(), 'touchline-key-'));
});
afterEach(() => rmSync(dataFolder, { recursive: true, force: true }));

const file = () => path.join(dataFolder, 'bank-details.key');
const read = (settings: { bankDetailsKey?: string; oldBankDetailsKeys?: string[] } = {}, hasSealed = false) =>
  readBankDetailsKeys({ bankDetailsKey: null, oldBankDetailsKeys: [], dataFolder, ...settings }, hasSealed);

test('a key is made once, for its owner only', () => {
  const [first] = read();
  expect(first).toHaveLength(32);
  expect(read({}, true)).toEqual([first]);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

test('the configured key wins, and the old ones follow it', () => {
  const [key, ...old] = read({
    bankDetailsKey: 'ab'.repeat(32),
    oldBankDetailsKeys: ['cd'.repeat(32), 'ef'.repeat(32)],
  });
  expect(key[0]).toBe(0xab);
  expect(old.map(([first]) => first)).toEqual([0xcd, 0xef]);
});

test('a lost file stops the start instead of being made again, once something is sealed', () => {
  expect(() => read({}, true)).toThrow('bank-details.key is lost');
  expect(existsSync(file())).toBe(false);
});

test('a file that holds something else stops the start', () => {
  writeFileSync(file(), 'hello');
  expect(() => read()).toThrow('64 hexadecimal digits');
});
