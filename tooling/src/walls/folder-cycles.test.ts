import { expect, it } from 'vitest';
import { findFolderCycles } from './folder-cycles.ts';

const circlesOf = (imports: string[]) =>
  findFolderCycles(
    imports.map((step) => {
      const [from = '', to = ''] = step.split(' -> ');
      return { from, to };
    }),
  ).map(({ folder, parts }) => `${folder}: ${parts.join(' ')}`);

it.each([
  ['one direction', ['a/x/1 -> a/y/1', 'a/y/2 -> a/z/1'], []],
  ['two folders', ['a/x/1 -> a/y/1', 'a/y/2 -> a/x/2'], ['a: x/ y/']],
  ['three folders', ['a/x/1 -> a/y/1', 'a/y/2 -> a/z/1', 'a/z/2 -> a/x/2'], ['a: x/ y/ z/']],
  ['folders deep inside others', ['a/x/p/1 -> a/y/q/1', 'a/y/r/2 -> a/x/s/2'], ['a: x/ y/']],
  ['a folder and a file beside it', ['a/x/1 -> a/file', 'a/file -> a/x/2'], ['a: file x/']],
  ['a folder and what it holds', ['a/x/1 -> a/x/y/1', 'a/x/y/2 -> a/x/2'], []],
  [
    'two circles at two depths',
    ['a/x/1 -> a/y/1', 'a/y/1 -> a/x/1', 'a/x/p/1 -> a/x/q/1', 'a/x/q/1 -> a/x/p/1'],
    ['a: x/ y/', 'a/x: p/ q/'],
  ],
  ['files alone', ['a/1 -> a/2', 'a/2 -> a/1'], []],
])('%s', (_name, imports, circles) => {
  expect(circlesOf(imports)).toEqual(circles);
});

it('shows the thinnest connection first', () => {
  const there = ['1', '2'].map((name) => ({ from: `a/x/${name}`, to: 'a/y/1' }));
  const back = { from: 'a/y/2', to: 'a/x/1' };
  expect(findFolderCycles([...there, back])[0]?.imports).toEqual([back, ...there]);
});
