import fs from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from './repository.ts';

/** Reading by a method of a schema: the build puts small schemas in their place, which have functions only. */
const METHOD = /(?<!\b(?:JSON|Date|URL|Number))\.(?:safeParse|parse|parseAsync|safeParseAsync)\(/;

test('a method of a schema is distinguished from the functions of the language', () => {
  const code = ['owed.safeParse(value)', 'schema.parse(value)', 'JSON.parse(text)', 'safeParse(owed, value)'];
  expect(code.filter((line) => METHOD.test(line))).toEqual(code.slice(0, 2));
});

test('code for browsers reads by the functions of shared-contracts/schema', () => {
  const files = fs
    .globSync('{mf-*,shared-*,shell,embed}/src/**/*.{ts,tsx}', { cwd: inRoot() })
    .filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => METHOD.test(fs.readFileSync(inRoot(file), 'utf8')))).toEqual([]);
});
