/** Breaks every file of the build, in every way, on a page that needs it; words for Playwright narrow it, as `-g overlays`. */
import { buildStale } from '../build.ts';
import { runProgram } from '../checks/program.ts';
import { ensureChromium } from '../chromium.ts';
import { print, runCommand } from '../command.ts';

await runCommand(async () => {
  const words = process.argv.slice(2);
  await buildStale(print);
  return runProgram('playwright', ['test', '-c', 'e2e/files/playwright.config.ts', ...words], {
    CHROMIUM: ensureChromium(print),
  });
});
