import fs from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot, root } from '../repository.ts';
import { type Citation, findCitations, numbersOf } from './find-citations.ts';

const documents = ['shell', 'joining', 'decisions'] as const;
const known = new Map(
  documents.map((document) => [
    document,
    numbersOf(document, fs.readFileSync(inRoot(`docs/specification/${document}.md`), 'utf8')),
  ]),
);
const sources = fs
  .globSync('**/*.{ts,tsx,mjs,md}', {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|dist|specification|\.\w+)$/.test(name),
  })
  .filter((file) => !file.endsWith('citations.test.ts'));

const isLost = ({ document, number }: Citation) => !known.get(document)?.has(number);

it('of the specification lead somewhere', () => {
  const cited = sources.map((file) => ({
    file,
    citations: findCitations(fs.readFileSync(inRoot(file), 'utf8')),
  }));
  expect(cited.flatMap(({ citations }) => citations).length).toBeGreaterThan(200);
  const lost = cited.filter(({ citations }) => citations.some(isLost)).map(({ file }) => file);
  expect(lost).toEqual([]);
});

it.each([
  ['(shell specification 4)', [['shell', 4]]],
  [
    '(joining specification 5, decisions 45 and 46)',
    [
      ['joining', 5],
      ['decisions', 45],
      ['decisions', 46],
    ],
  ],
  ['/** As told\n * (decisions\n * 12). */', [['decisions', 12]]],
  ['two decisions about 12 things', []],
])('are found in %j', (text, found) => {
  expect(findCitations(text).map(({ document, number }) => [document, number])).toEqual(found);
});
