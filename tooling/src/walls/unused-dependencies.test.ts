import fs from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../repository.ts';
import { readMonorepo } from './monorepo.ts';
import { unusedDependencies } from './unused-dependencies.ts';

test.each([
  ["import { z } from 'zod';", []],
  ["import { z } from 'zod/mini';", []],
  ["export * from 'zodiac';", ['zod']],
  ['', ['zod']],
])('%s', (source, unused) => {
  expect(unusedDependencies({ folder: 'mf-shop', dependencies: ['zod'], source })).toEqual(unused);
});

const OUTSIDE = '**/{node_modules,dist,.cache}/**';
const sourcesIn = (folder: string) =>
  fs
    .globSync('**/*.{ts,tsx,mjs,json}', { cwd: inRoot(folder), exclude: [OUTSIDE] })
    .filter((file) => !file.endsWith('package.json') && !file.includes('node_modules/'))
    .map((file) => fs.readFileSync(inRoot(folder, file), 'utf8'))
    .join('\n');

const monorepo = readMonorepo(inRoot());

test.each(monorepo.packages)('$folder uses all that it declares', ({ folder, dependencies }) => {
  expect(unusedDependencies({ folder, dependencies, source: sourcesIn(folder) })).toEqual([]);
});

test('the root uses all that it declares', () => {
  const { devDependencies } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  const folders = monorepo.packages.map(({ folder }) => sourcesIn(folder));
  const source = [...folders, fs.readFileSync(inRoot('vitest.config.ts'), 'utf8')].join('\n');
  const dependencies = Object.keys(devDependencies);
  expect(unusedDependencies({ folder: '.', dependencies, source })).toEqual([]);
});
