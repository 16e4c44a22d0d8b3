import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRoot, root } from '../repository.ts';

/** The programs the house is checked with, as scripts of this Node, so that they are found on every platform. */
const SCRIPTS = {
  biome: '@biomejs/biome/bin/biome',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  vitest: 'vitest/vitest.mjs',
};

/** Runs a program in this terminal. Answers its exit code; a signal counts as 1. */
export async function runProgram(
  name: keyof typeof SCRIPTS,
  words: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  const child = spawn(process.execPath, [inRoot('node_modules', SCRIPTS[name]), ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const [code] = await once(child, 'exit');
  return typeof code === 'number' ? code : 1;
}
