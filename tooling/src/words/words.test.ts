import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { inRoot, root } from '../repository.ts';
import { textsDocument } from '../texts/texts-document.ts';
import {
  betterName,
  exportedNames,
  nounClauses,
  partsOf,
  refusedComments,
  refusedKeys,
  refusedMessages,
  refusedPhrases,
  refusedTexts,
} from './find-words.ts';
import { ALLOWED_NAMES, CHECKED_FOLDERS } from './refused-words.ts';

const outside = (name: string) => /(?:^|\/)(?:node_modules|dist|fixtures|migrations|\.\w+)$/.test(name);
const sources = fs.globSync('**/*.{ts,tsx,mjs}', { cwd: root, exclude: outside });
const documents = fs
  .globSync('**/*.md', { cwd: root, exclude: outside })
  .filter((file) => !file.startsWith('docs/specification/'))
  .sort();

const isAllowed = (name: string) => Object.hasOwn(ALLOWED_NAMES, name);
const complaints = (names: readonly string[]) =>
  [...new Set(names)].filter((name) => !isAllowed(name)).flatMap((name) => betterName(name) ?? []);

describe('names', () => {
  test('of what files export are terms of the field', () => {
    const names = sources.flatMap((file) => exportedNames(fs.readFileSync(inRoot(file), 'utf8')));
    expect(names.length).toBeGreaterThan(3_000);
    expect(complaints(names)).toEqual([]);
  });

  test('of files and folders are terms of the field', () => {
    const names = sources.flatMap((file) => {
      const folders = path.dirname(file).split(path.sep);
      return [...folders, path.basename(file).replace(/\.(?:tsx?|mjs)$/, '')];
    });
    expect(complaints(names)).toEqual([]);
  });

  it.each([
    ['useTellElsewhere', ['use', 'tell', 'elsewhere']],
    ['MOST_KEPT', ['most', 'kept']],
    ['kept-ids.test', ['kept', 'ids', 'test']],
    ['readURLPath', ['read', 'url', 'path']],
  ])('of several words: %s', (name, parts) => expect(partsOf(name)).toEqual(parts));

  it('are read from declarations', () => {
    const source =
      'export const one = 1;\nexport async function two() {}\nexport type Three = string;\nconst four = 4;';
    expect(exportedNames(source)).toEqual(['one', 'two', 'Three']);
  });

  it('say what to use instead', () =>
    expect(betterName('toldPaying')).toBe("toldPaying: not 'told' but reported, shown"));
});

describe('prose', () => {
  it.each(documents)('of %s is plain English', (file) => {
    expect(refusedPhrases(fs.readFileSync(inRoot(file), 'utf8'))).toEqual([]);
  });

  it('of the pages is plain English', async () => {
    expect(refusedPhrases(await textsDocument())).toEqual([]);
  });

  it.each([
    ['The page loads anew.', ["'anew': rather again"]],
    ['`anew` is a name, and [a link](anew.md) is an address.', []],
    ['Staff take cash. The letter B stands for Bacs.', []],
    ['Staff takes cash.', ["'Staff takes': rather a plural: staff are, staff take"]],
  ])('%s', (text, refused) => expect(refusedPhrases(text)).toEqual(refused));
});

describe('texts beside the code', () => {
  const files = sources.filter((file) => /(?:^|[/-])texts\.ts$|\/texts\/[\w-]+\.ts$/.test(file));
  const found = (find: (source: string) => string[]) =>
    files.flatMap((file) =>
      find(fs.readFileSync(inRoot(file), 'utf8')).map((problem) => `${file}: ${problem}`),
    );

  it('of services are plain English, too', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(found(refusedTexts)).toEqual([]);
  });

  it('have keys that are terms of the field', () => expect(found(refusedKeys)).toEqual([]));

  it('are read from quotes, keys from the start of a line', () => {
    const source = "/** Anew. */\nexport const texts = {\n  told: 'It loads anew.',\n};\n";
    expect(refusedTexts(source)).toEqual(["'anew': rather again"]);
    expect(refusedKeys(source)).toEqual(['told: rather message, email']);
  });
});

describe('messages', () => {
  it('of commands, logs and refusals are plain English', () => {
    const refused = sources
      .filter((file) => !/\.(?:test|spec)\.|^tooling\/src\/words\//.test(file))
      .flatMap((file) =>
        refusedMessages(fs.readFileSync(inRoot(file), 'utf8')).map((phrase) => `${file}: ${phrase}`),
      );
    expect(refused).toEqual([]);
  });

  it.each([
    ["print('It loads anew.'); // anew", ["'anew': rather again"]],
    ["const who = 'nobody';", []],
    ["action === 'tried out'", []],
  ])('%s', (source, refused) => expect(refusedMessages(source)).toEqual(refused));
});

describe('comments and test titles', () => {
  it.each(CHECKED_FOLDERS)('of %s are plain English', (folder) => {
    const refused = sources
      .filter((file) => file.startsWith(`${folder}/`) && !file.startsWith('tooling/src/words/'))
      .flatMap((file) =>
        refusedComments(fs.readFileSync(inRoot(file), 'utf8')).map((phrase) => `${file}: ${phrase}`),
      );
    expect(refused).toEqual([]);
  });

  it('open with a noun, not with a clause in its place', () => {
    const found = sources
      .filter((file) => !file.startsWith('tooling/src/words/'))
      .flatMap((file) =>
        nounClauses(fs.readFileSync(inRoot(file), 'utf8')).map((comment) => `${file}: ${comment}`),
      );
    expect(found).toEqual([]);
  });

  it.each([
    ['/** What a person sees. */', ['/** What a person sees. */']],
    ['  /**\n   * Whether it is open.\n   */', ['/**\n   * Whether it is open.']],
    ['call(); // fine\n// Who pays, pays here.', ['// Who pays, pays here.']],
    ['/** How long it may take. */', ['/** How long it may take. */']],
    ['// Where a test waits, say why.', ['// Where a test waits, say why.']],
    ['// A sentence that continues\n// what it began.\n// What for?', []],
    ['// That is the rule of the scheme.', []],
  ])('%j', (source, clauses) => expect(nounClauses(source)).toEqual(clauses));

  it.each([
    ['/** Whoever pays. */', ["'Whoever': rather the person who, anyone who, no matter who"]],
    ["  it('is kept for ever', () => {});", ["'for ever': rather indefinitely"]],
    ['// A person is told why.', ["'told': rather returned, sent, informed, by default"]],
    ["const text = 'Nobody';", []],
  ])('%s', (source, refused) => expect(refusedComments(source)).toEqual(refused));
});
