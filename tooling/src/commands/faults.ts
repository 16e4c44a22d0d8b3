/** Walks everything that can go wrong while somebody pays, and writes the outcomes into docs/payments.md; words narrow it. */
import { buildStale } from '../build.ts';
import { runProgram } from '../checks/program.ts';
import { ensureChromium } from '../chromium.ts';
import { print, runCommand } from '../command.ts';

await runCommand(async () => {
  const words = process.argv.slice(2);
  await buildStale(print);
  return runProgram('playwright', ['test', '-c', 'e2e/faults/playwright.config.ts', ...words], {
    CHROMIUM: ensureChromium(print),
  });
});
