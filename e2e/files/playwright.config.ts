import { defineConfig } from '@playwright/test';
import { inRoot } from 'tooling/repository';
import together from '../playwright.config.ts';

/** Breaks every file of the build, in every way, on a page that needs it; `npm run walk:files` runs it, `npm test` does not. */
export default defineConfig({
  ...together,
  testDir: '.',
  testMatch: '**/*.walk.ts',
  globalSetup: '../global-setup.ts',
  outputDir: inRoot('.cache/files-results'),
  // The people of the gallery have one basket each.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  projects: [
    { name: 'record', testMatch: 'record.walk.ts' },
    { name: 'files', testIgnore: 'record.walk.ts', dependencies: ['record'] },
  ],
});
