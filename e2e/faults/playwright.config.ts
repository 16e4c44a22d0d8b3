import { defineConfig } from '@playwright/test';
import { inRoot } from 'tooling/repository';
import together from '../playwright.config.ts';

const use = { viewport: { width: 1280, height: 800 } };

/** Walks everything that can go wrong while someone pays; `npm run faults` runs it, `npm test` does not. */
export default defineConfig({
  ...together,
  testDir: '.',
  testMatch: '**/*.faults.ts',
  globalSetup: '../global-setup.ts',
  outputDir: inRoot('.cache/faults-results'),
  timeout: 180_000,
  // Most of a run is waiting.
  fullyParallel: true,
  reporter: [['list'], ['./outcome-reporter.ts']],
  projects: [
    { name: 'usual', testMatch: 'usual.faults.ts', use },
    { name: 'faults', testIgnore: 'usual.faults.ts', use, dependencies: ['usual'] },
  ],
});
