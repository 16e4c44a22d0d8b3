/** Walks everything that can go wrong while someone pays, and writes the outcomes into docs/payments.md; words narrow it. */
import { buildStale } from '../build.ts';
import { runProgram } from '../checks/program.ts';
import { ensureChromium } from '../chromium.ts';
import { print, runCommand } from '../command.ts';

const PARTS = ['provider', 'processes', 'browser'];

/** The walks between the API and the card provider need no browser. A narrowed run leaves the table as it was. */
const walkApi = (part: string, words: readonly string[]) =>
  runProgram('vitest', ['run', '--project', 'faults', `faults/${part}.faults.ts`, ...words], {
    FAULTS: '1',
    WRITE_OUTCOMES: words.length === 0 ? '1' : '0',
  });

async function walkBrowser(words: readonly string[]): Promise<number> {
  await buildStale(print);
  return runProgram('playwright', ['test', '-c', 'e2e/faults/playwright.config.ts', ...words], {
    CHROMIUM: ensureChromium(print),
  });
}

await runCommand(async () => {
  const words = process.argv.slice(2);
  const [named = ''] = words;
  const parts = PARTS.includes(named) ? [named] : PARTS;
  const rest = PARTS.includes(named) ? words.slice(1) : words;
  // Words without a part are names of browser runs, as they always were.
  const chosen = parts.length > 1 && rest.length > 0 ? ['browser'] : parts;
  for (const part of chosen) {
    const status = part === 'browser' ? await walkBrowser(rest) : await walkApi(part, rest);
    if (status !== 0) return status;
  }
  return 0;
});
