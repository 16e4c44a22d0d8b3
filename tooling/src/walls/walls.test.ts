import { expect, it } from 'vitest';
import { root } from '../repository.ts';
import { directionOf } from './directions.ts';
import { readMonorepo } from './monorepo.ts';
import { describeViolation } from './violation.ts';
import { fileCycle, WALLS } from './walls.ts';

it('gives every workspace a direction', () => {
  const folders = readMonorepo(root).packages.map(({ folder }) => folder);
  expect(folders.filter((folder) => !directionOf(folder))).toEqual([]);
});

it.each(WALLS)('$name says why in a sentence and what to do instead', ({ why, wayOut }) => {
  expect(why).toMatch(/^[A-Z].*\.$/);
  expect(wayOut).toMatch(/^[a-z].*[^.]$/);
});

it('explains a violation with its place, its reason and a way out', () => {
  const lines = describeViolation({
    wall: fileCycle,
    where: 'a/x.ts',
    line: 3,
    what: 'is in a circle: a/y.ts',
  });
  expect(lines.split('\n')).toEqual([
    'a/x.ts:3 is in a circle: a/y.ts',
    `   file-cycle: ${fileCycle.why}`,
    `   Way out: ${fileCycle.wayOut}.`,
  ]);
});
