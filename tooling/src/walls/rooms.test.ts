import fs from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot, remotes } from '../repository.ts';

/** The rooms of a remote's `src` (docs/adr/0023). */
const ROOMS = ['features', 'remote.ts', 'screens', 'shared', 'testing', 'texts'];

/** Further files of one remote: mf-joining is built as its own page, too. */
const BESIDES: Readonly<Record<string, readonly string[]>> = { 'mf-joining': ['standalone.ts'] };

test.each([...remotes, 'shell'])('%s has nothing but folders among its features', (part) => {
  const loose = fs.readdirSync(inRoot(part, 'src/features'), { withFileTypes: true });
  expect(loose.filter((entry) => !entry.isDirectory()).map(({ name }) => name)).toEqual([]);
});

test.each(remotes)('%s has the rooms that every remote has, and no others', (remote) => {
  const found = fs.readdirSync(inRoot(remote, 'src'));
  const allowed = [...ROOMS, ...(BESIDES[remote] ?? [])];
  expect(found.filter((room) => !allowed.includes(room))).toEqual([]);
  expect(found).toEqual(expect.arrayContaining(['features', 'remote.ts', 'texts']));
});
