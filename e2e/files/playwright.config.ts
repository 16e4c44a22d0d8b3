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
  fullyParallel: true,
  // Most of the time goes on waiting for what hangs. There are customers for three workers.
  workers: 3,
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
  projects: [{ name: 'files' }],
});
