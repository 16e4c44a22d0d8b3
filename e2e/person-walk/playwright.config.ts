import { defineConfig } from '@playwright/test';
import { inRoot } from 'tooling/repository';
import together from '../playwright.config.ts';

/** Walks every screen as one person after another; `npm run walk:person` runs it, `npm test` a sample of it. */
export default defineConfig({
  ...together,
  testDir: '.',
  testMatch: '**/*.walk.ts',
  globalSetup: '../global-setup.ts',
  outputDir: inRoot('.cache/person-walk-results'),
  fullyParallel: true,
  reporter: [['list']],
  projects: [{ name: 'walk', use: { viewport: { width: 1280, height: 800 } } }],
});
