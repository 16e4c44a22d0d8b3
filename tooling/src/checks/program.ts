import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot, root } from '../repository.ts';

/** The programs that check this repository, as scripts of this Node, so that they are found on every platform. */
const SCRIPTS = {
  biome: '@biomejs/biome/bin/biome',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};

/**
 * Runs a program in this terminal. Returns its exit code; a signal counts as 1.
 * @param onOutput gets what the program writes, in place of the terminal.
 */
export async function runProgram(
  name: keyof typeof SCRIPTS,
  words: readonly string[],
  environment: Record<string, string> = {},
  onOutput?: (text: string) => void,
): Promise<number> {
  const child = spawn(process.execPath, [inRoot('node_modules', SCRIPTS[name]), ...words], {
    cwd: root,
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...environment },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => onOutput?.(String(text)));
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}
