import fs from 'node:fs';
import { configDefaults } from 'vitest/config';

const exclude = [
  ...configDefaults.exclude,
  '**/dist/**',
  '.cache/**',
  'data/**',
  'tooling/src/walls/fixtures/**',
];

const PATTERNS = {
  unit: '{shared-*,mf-*,shell,embed,tooling,e2e,services/gateway,services/renderer,services/card-sandbox}/**/*.test.{ts,tsx}',
  api: 'services/reference-api/**/*.test.ts',
};

/** A module that was replaced stays replaced for everyone who has imported it, so these files share none with others. */
const REPLACES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;
/** A file may also ask for modules of its own, and says why. */
const ASKS_FOR_ISOLATION = /^\/\/ @isolated: \S/m;
const NEEDS_A_PAGE = /^\/\/ @vitest-environment happy-dom/;

/** The test files by what a run can share between them. */
export interface TestFiles {
  /** In Node, on modules that are loaded once for all. */
  rules: string[];
  /** In a page, on modules that are loaded once for all. */
  screens: string[];
  /** Each on modules of its own. */
  isolated: string[];
  api: string[];
}

/** Sorts the test files below a folder by what they say of themselves. */
export function sortTestFiles(root: string): TestFiles {
  const find = (pattern: string) => fs.globSync(pattern, { cwd: root, exclude }).sort();
  const kindOfFile = (file: string) => kindOf(fs.readFileSync(`${root}/${file}`, 'utf8'));
  const files: TestFiles = { rules: [], screens: [], isolated: [], api: [] };
  for (const file of find(PATTERNS.unit)) files[kindOfFile(file)].push(file);
  for (const file of find(PATTERNS.api)) {
    files[kindOfFile(file) === 'isolated' ? 'isolated' : 'api'].push(file);
  }
  return files;
}

/** The project of a test file, from its source. */
export function kindOf(source: string): 'rules' | 'screens' | 'isolated' {
  if (REPLACES_MODULES.test(source) || ASKS_FOR_ISOLATION.test(source)) return 'isolated';
  return NEEDS_A_PAGE.test(source) ? 'screens' : 'rules';
}
