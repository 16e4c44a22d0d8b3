import { expect, it } from 'vitest';
import { forbiddenFiles, violationsOfFixture } from './prove-walls.ts';
import { fileCycle, folderCycle, WALLS } from './walls.ts';

it.each(WALLS.map(({ name }) => name))('%s fires, and alone, on its fixture', async (name) => {
  const violations = await violationsOfFixture(name);
  expect(new Set(violations.map(({ wall }) => wall.name))).toEqual(new Set([name]));
  expect(violations).toHaveLength(forbiddenFiles(name).length);
});

const ofImports = WALLS.filter((wall) => wall !== fileCycle && wall !== folderCycle);

it.each(ofImports.map(({ name }) => name))('%s names the files that break it', async (name) => {
  const violations = await violationsOfFixture(name);
  expect(violations.map(({ where }) => where).sort()).toEqual(forbiddenFiles(name).sort());
});

it('accepts a clean repository', async () => {
  expect(await violationsOfFixture('clean')).toEqual([]);
});
