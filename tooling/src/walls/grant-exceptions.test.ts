import { expect, it } from 'vitest';
import type { Exception } from './exceptions.ts';
import { grantExceptions } from './grant-exceptions.ts';
import { featureToFeature } from './room-walls.ts';
import type { Violation } from './violation.ts';
import { folderCycle } from './walls.ts';

const granted = { since: '2026-11-22', reason: 'until it is untangled' };
const circle = (...parts: string[]): Violation => ({
  wall: folderCycle,
  where: 'mf-shop/src',
  what: '',
  parts,
});
const forCircle = (...parts: string[]): Exception => ({
  wall: 'folder-cycle',
  where: 'mf-shop/src',
  parts,
  ...granted,
});
const importing: Violation = { wall: featureToFeature, where: 'mf-shop/src/a.ts', what: '', line: 1 };
const forFile: Exception = { wall: 'feature-to-feature', where: 'mf-shop/src/a.ts', ...granted };

it.each<[string, Violation[], Exception[], string[]]>([
  ['nothing is broken', [], [], []],
  ['no exception', [importing], [], ['feature-to-feature mf-shop/src/a.ts']],
  ['an exception for a file', [importing], [forFile], []],
  [
    'an exception for another wall',
    [importing],
    [{ ...forFile, wall: 'deep-import' }],
    ['feature-to-feature mf-shop/src/a.ts', 'stale-exception mf-shop/src/a.ts'],
  ],
  ['an exception for a circle', [circle('x/', 'y/')], [forCircle('x/', 'y/')], []],
  [
    'one more part in the circle',
    [circle('x/', 'y/', 'z/')],
    [forCircle('x/', 'y/')],
    ['folder-cycle mf-shop/src'],
  ],
  [
    'one part has left the circle',
    [circle('x/', 'y/')],
    [forCircle('x/', 'y/', 'z/')],
    ['stale-exception mf-shop/src/z/'],
  ],
  ['the circle is gone', [], [forCircle('x/', 'y/')], ['stale-exception mf-shop/src']],
])('%s', (_name, violations, exceptions, left) => {
  const found = grantExceptions(violations, exceptions);
  expect(found.map(({ wall, where }) => `${wall.name} ${where}`)).toEqual(left);
});
