import 'tooling/localhost-dns';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from 'tooling/chromium';
import { inRoot } from 'tooling/repository';
import { port } from './system-under-test.ts';

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  outputDir: inRoot('test-results'),
  // A test waits for half of its time: three keep two cores busy.
  workers: 3,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT || inRoot('.cache/reports/e2e.json') }]],
  use: {
    baseURL: `http://bookings.riverside.localhost:${port}`,
    // Motion has tests of its own; everywhere else it only makes a page late and its colours pale.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace takes a third of the time of a test: who looks for a fault asks for it, with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGUMENTS },
  },
  projects: [
    { name: 'desktop', grepInvert: /@alone|@phone-only/, use: desktop },
    { name: 'phone', grep: /@phone/, grepInvert: /@alone/, use: phone },
    // Tests that break something for everyone run in their own system; see the rounds in tooling/src/checks.
    { name: 'alone', grep: /@alone/, use: desktop },
  ],
});
