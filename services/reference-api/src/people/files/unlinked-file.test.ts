import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { CHUNK_BYTES, openUnlinkedFile } from './unlinked-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'nameless-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads in pieces what was written in others', async () => {
  const file = await openUnlinkedFile(folder);
  const bytes = Buffer.alloc(2 * CHUNK_BYTES + 7, 'abc');
  await file.append(bytes.subarray(0, 10));
  await file.append(bytes.subarray(10));
  const pieces = [];
  for await (const piece of file.read()) pieces.push(piece.length);
  expect(pieces).toEqual([CHUNK_BYTES, CHUNK_BYTES, 7]);
  expect((await buffer(file.read())).equals(bytes)).toBe(true);
  expect(file.size()).toBe(bytes.length);
  await file.close();
});

it('has no name in its folder, and can be read by this process all the same', async () => {
  const file = await openUnlinkedFile(folder);
  await file.append(Buffer.from('a student card'));
  expect(readdirSync(folder)).toEqual([]);
  expect(readFileSync(file.path, 'utf8')).toBe('a student card');
  await file.close();
});
