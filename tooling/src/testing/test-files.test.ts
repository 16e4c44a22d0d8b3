import { expect, it } from 'vitest';
import { inRoot } from '../repository.ts';
import { kindOf, sortTestFiles } from './test-files.ts';

it.each([
  ['a table of a rule', "it.each([[1, 2]])('adds', () => {});", 'rules'],
  ['a screen', "// @vitest-environment happy-dom\nit('opens', () => {});", 'screens'],
  ['a word of a page further down', "it('quotes');\n// @vitest-environment happy-dom", 'rules'],
  ['a replaced module', "// @vitest-environment happy-dom\nvi.mock('./menu.tsx');", 'isolated'],
  ['a module replaced for one test', "vi.doMock('./menu.tsx', () => ({}));", 'isolated'],
  ['modules loaded again', 'vi.resetModules();', 'isolated'],
  ['a replaced function', "vi.spyOn(window, 'open'); vi.mocked(open);", 'rules'],
  ['a reason for modules of its own', '// @isolated: it counts all texts', 'isolated'],
  ['no reason for modules of its own', '// @isolated:', 'rules'],
])('%s', (_name, source, kind) => {
  expect(kindOf(source)).toBe(kind);
});

it('runs every test file once', () => {
  const { rules, screens, isolated, api } = sortTestFiles(inRoot());
  const files = [...rules, ...screens, ...isolated, ...api];
  expect(new Set(files).size).toBe(files.length);
  expect(files).toContain('tooling/src/testing/test-files.test.ts');
  expect(api.every((file) => file.startsWith('services/reference-api/'))).toBe(true);
});
