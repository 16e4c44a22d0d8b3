/** Opens every screen as one person, has another take over in each way there is, and looks for anything left; words narrow it. */
import { buildStale } from '../build.ts';
import { runProgram } from '../checks/program.ts';
import { ensureChromium } from '../chromium.ts';
import { print, runCommand } from '../command.ts';

await runCommand(async () => {
  const words = process.argv.slice(2);
  await buildStale(print);
  return runProgram('playwright', ['test', '-c', 'e2e/person-walk/playwright.config.ts', ...words], {
    CHROMIUM: ensureChromium(print),
  });
});
