import fs from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../repository.ts';

const source = fs.readFileSync(inRoot('shared-platform/src/remotes/remote-failure.ts'), 'utf8');
const table = source.slice(source.indexOf('loaderErrors = {'), source.indexOf('} as const'));
const codes = [...table.matchAll(/'([\w-]+)': '(\w+)'/g)].map(([, code = '', stage = '']) => [code, stage]);
const folder = inRoot('docs/loader-errors');

test('every error of the loader has a page, and every page an error', () => {
  expect(codes.length).toBeGreaterThan(5);
  const pages = fs.readdirSync(folder).filter((file) => file !== 'README.md');
  expect(pages.sort()).toEqual(codes.map(([code]) => `${code}.md`).sort());
});

test.each(codes)('the page of %s says what happened and what to do', (code, stage) => {
  const page = fs.readFileSync(`${folder}/${code}.md`, 'utf8');
  expect(page).toContain(`Error code \`${code}\`.`);
  expect(page).toMatch(/## Likely causes\n\n- /);
  expect(page).toMatch(/## What to do\n\n- /);
  const overview = fs.readFileSync(`${folder}/README.md`, 'utf8');
  expect(overview).toMatch(new RegExp(`\\[\`${code}\`\\]\\(${code}\\.md\\).*\\| ${stage} \\|`));
});
