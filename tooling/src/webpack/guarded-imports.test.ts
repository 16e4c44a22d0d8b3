import fs from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../repository.ts';
import { findUnguarded } from './guarded-imports.ts';

const SOURCES = '{shell,shared-ui,shared-platform,mf-*}/src/**/*.{ts,tsx}';

test.each<[string, string, number]>([
  ['handed to a guard', "const Menu = lazyPart(() => import('./menu.tsx'));", 0],
  [
    'handed to a guard that knows its type',
    "const Menu = lazyPart<{ a: 1 }>(() => import('./menu.tsx'));",
    0,
  ],
  [
    'named, then handed to a guard',
    "const load = () => import('./menu.tsx');\nconst Menu = lazyPart(load);",
    0,
  ],
  [
    'inside a function that a guard is given',
    "const Menu = lazyPart(async () => {\n  const { Menu } = await import('./menu.tsx');\n});",
    0,
  ],
  ['of React alone', "import { lazy } from 'react';\nconst Menu = lazy(() => import('./menu.tsx'));", 2],
  ['named, and called as it is', "const load = () => import('./menu.tsx');\nvoid load();", 1],
  ['in an effect', "useEffect(() => {\n  void import('./menu.ts').then(show);\n}, []);", 1],
  ['within its own script', 'void import(/* webpackMode: "eager" */ \'./menu.ts\').then(show);', 0],
  ['of a type', "type Menu = typeof import('./menu.ts').Menu;", 0],
])('an import %s', (_case, source, count) => {
  expect(findUnguarded('mf-shop/src/shop.tsx', `\n${source}`)).toHaveLength(count);
});

test('every part that loads later says so when it does not arrive', () => {
  const files = fs.globSync(SOURCES, { cwd: inRoot() }).filter((file) => !/\.test\.tsx?$|testing/.test(file));
  expect(files.length).toBeGreaterThan(100);
  const unguarded = files.flatMap((file) => findUnguarded(file, fs.readFileSync(inRoot(file), 'utf8')));
  expect(unguarded).toEqual([]);
});
