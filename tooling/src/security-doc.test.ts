import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from './repository.ts';

const DOC = 'docs/security.md';
const text = fs.readFileSync(inRoot(DOC), 'utf8');
const [, asvs = ''] = text.split('## Against the OWASP ASVS');

/** The lines of the table: section, how, and what it is checked by. */
const lines = asvs
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => {
    const [, section = '', how = '', check = ''] = line.split(' | ').join('|').split('|');
    return { section: section.trim(), how: how.trim(), check: check.trim() };
  });

const codeIn = (words: string) => [...words.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const isFile = (code: string) => /^[\w.-]+(?:\/[\w.-]+)+$/.test(code);
const linkedFrom = (words: string) =>
  [...words.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, target = '']) => target);

it('every file it names exists', () => {
  const named = [
    ...codeIn(text).filter(isFile),
    ...linkedFrom(text)
      .filter((target) => !target.startsWith('http'))
      .map((target) => path.join('docs', target)),
  ];
  expect(named.length).toBeGreaterThan(60);
  expect(named.filter((file) => !fs.existsSync(inRoot(file)))).toEqual([]);
});

describe('the table of ASVS', () => {
  it('has its lines', () => expect(lines.length).toBeGreaterThan(45));

  it.each(lines)(
    '$section is checked by tests or a command, is not used, or says why not',
    ({ how, check }) => {
      if (/not used/i.test(how)) return expect(check).toBe('');
      const named = codeIn(check);
      if (named.length === 0) return expect(check).toMatch(/^no test: \w+/);
      for (const code of named) expect(code).toMatch(/\.(?:test\.tsx?|spec\.ts)$|^npm (?:run \w+|test)/);
    },
  );

  it('names commands that there are', () => {
    const { scripts } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
    const named = lines.flatMap(({ check }) => codeIn(check)).filter((code) => code.startsWith('npm run '));
    for (const command of named) expect(Object.keys(scripts)).toContain(command.split(' ')[2]);
  });
});
