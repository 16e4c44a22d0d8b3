import fs from 'node:fs';
import { expect, it } from 'vitest';
import { reExportsIn } from '../remote-reference/read-module.ts';
import { inRoot } from '../repository.ts';

const README = 'shared-ui/README.md';

/** Code names in the first column of a section's tables, without arguments and attributes. */
const tableNames = (section: string): string[] =>
  [...section.matchAll(/^\| (`[^|]*`[^|]*) \|/gm)]
    .flatMap(([, cell = '']) => [...cell.matchAll(/`([A-Za-z]\w*)[^`]*`/g)])
    .map(([, name = '']) => name);

/** Sections of a document that begin with `## name`, by their name. */
const sectionsOf = (text: string): [string, string][] =>
  text
    .split(/^## /m)
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')).trim(), section]);

const sections = sectionsOf(fs.readFileSync(inRoot(README), 'utf8')).filter(([entry]) =>
  fs.existsSync(inRoot('shared-ui/src', entry, 'index.ts')),
);

it.each(sections.filter(([entry]) => entry !== 'theme'))(
  'the tables of %s name what it exports',
  (entry, section) => {
    const exported = reExportsIn(fs.readFileSync(inRoot('shared-ui/src', entry, 'index.ts'), 'utf8'));
    const names = tableNames(section);
    expect(names.length).toBeGreaterThan(0);
    expect(exported.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  },
);

it('reads names from the first column only', () =>
  expect(tableNames('| `One` P, `two(a, b)` | `three` |\n| a word | `four` |\n')).toEqual(['One', 'two']));
