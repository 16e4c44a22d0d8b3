import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot, root } from '../repository.ts';
import { findBareNames, findReferences, headingNames, type Reference } from './find-references.ts';

const documents = fs
  .globSync(['*.md', 'docs/**/*.md', '{e2e,embed,mf-*,services/*,shared-*,shell}/README.md'], { cwd: root })
  .sort();

const files = fs
  .globSync('**/*.*', { cwd: root, exclude: (name) => /(?:^|\/)(?:node_modules|dist|\.\w+)$/.test(name) })
  .map((file) => `/${file}`);

/** In a part's own README, paths start at that part or at one of its folders. */
const isFile = (written: string) => files.some((file) => file.endsWith(`/${written}`));

function isBroken(document: string, { path: target, isFromRoot, heading }: Reference): boolean {
  // Build output does not exist before the build.
  if (isFromRoot) return !target.startsWith('dist/') && !isFile(target);
  const file = target === '' ? inRoot(document) : inRoot(path.dirname(document), target);
  if (!fs.existsSync(file)) return true;
  return heading !== null && !headingNames(fs.readFileSync(file, 'utf8')).includes(heading);
}

describe('a document', () => {
  it.each(documents)('%s names only what exists', (document) => {
    const references = findReferences(fs.readFileSync(inRoot(document), 'utf8'));
    expect(references.filter((each) => isBroken(document, each)).map(({ written }) => written)).toEqual([]);
  });

  it('is found where documents are', () => {
    expect(documents).toEqual(
      expect.arrayContaining(['README.md', 'docs/operations.md', 'mf-joining/README.md']),
    );
  });
});

describe('the README of a remote', () => {
  const remotes = fs.globSync('mf-*', { cwd: root }).sort();

  it.each(remotes)('%s names folders and files that it has', (remote) => {
    const names = new Set(
      files.flatMap((file) => file.split('/').flatMap((part) => [part, path.parse(part).name])),
    );
    const descriptor = fs.readFileSync(inRoot(remote, 'remote.json'), 'utf8');
    const isKnown = (name: string) => names.has(name) || descriptor.includes(`"${name}"`);
    const readme = fs.readFileSync(inRoot(remote, 'README.md'), 'utf8');
    expect(findBareNames(readme).filter((name) => !isKnown(name))).toEqual([]);
  });

  it('is searched for names of several words', () => {
    const text = '`choose-venue`, `apply-address.ts`, `npm test`, `near=me`, `venue`, `src/a-b.ts`';
    expect(findBareNames(text)).toEqual(['choose-venue', 'apply-address.ts']);
  });
});

it('finds links and files, not commands, patterns or addresses', () => {
  const text = [
    'See [ops](../operations.md#watch-it), [here](#top), [away](https://example.com/a.md)',
    'and `services/gateway/src/app.ts`, `shared-contracts/api/table`, `**/*.ts`, `npm test`.',
    '```sh\ncat `docs/none.md`\n```',
  ].join('\n');
  expect(findReferences(text).map(({ written }) => written)).toEqual([
    '../operations.md#watch-it',
    '#top',
    'services/gateway/src/app.ts',
  ]);
});

it.each([
  ['## Watch it', 'watch-it'],
  ["# What's new, and when?", 'whats-new-and-when'],
  ['### `npm test`', 'npm-test'],
])('knows the heading %s as %s', (line, name) => {
  expect(headingNames(line)).toEqual([name]);
});
