import { Stryker } from '@stryker-mutator/core';
import { inRoot } from '../repository.ts';
import { rulesOf } from './rule-files.ts';
import type { RuleFolder } from './rule-folders.ts';
import type { PlantedFault } from './score.ts';

/** Files that neither the rules nor their tests read: the copy in which mutants are planted is smaller without them. */
const LEFT_OUT = [
  '/.cache',
  '/data',
  '/docs',
  '/e2e',
  '/test-results',
  'dist',
  '/tooling/src/walls/fixtures',
];

/** Plants one fault after the other in a copy of the checkout, and runs the tests that reach it. */
export const plantFaults = (folders: readonly RuleFolder[]): Promise<readonly PlantedFault[]> =>
  new Stryker({
    mutate: folders.flatMap(rulesOf),
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tooling/src/mutants/vitest.config.ts' },
    // Most of them the types refuse, and words are read by the tests of screens.
    mutator: { excludedMutations: ['StringLiteral'] },
    coverageAnalysis: 'perTest',
    ignorePatterns: LEFT_OUT,
    tempDirName: inRoot('.cache/mutants'),
    cleanTempDir: 'always',
    // It would read the file with TypeScript's old API, which version 7 does not have.
    tsconfigFile: 'none',
    concurrency: 2,
    // A fault that only makes a busy machine slow must not count as found.
    timeoutMS: 15_000,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  }).runMutationTest();
