import fs from 'node:fs';
import { fingerprint } from '../fingerprint.ts';
import { inRoot } from '../repository.ts';
import { runProgram } from './program.ts';

const STAMP = inRoot('.cache/types/globals');

/** Sources of the globals of each environment. */
const GLOBALS = ['package-lock.json', 'tsconfig.json', 'tooling/tsconfig'];

/**
 * Checks the types of all worlds. What is unchanged since the last run is not checked again, unless the globals changed:
 * the compiler does not notice those when it decides which files to check. Returns the exit code.
 */
export async function checkTypes(words: readonly string[] = []): Promise<number> {
  const globals = fingerprint(GLOBALS.map((part) => inRoot(part)));
  const isSame = fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === globals;
  const code = await runProgram('tsc', ['-b', ...(isSame ? [] : ['--force']), ...words]);
  fs.mkdirSync(inRoot('.cache/types'), { recursive: true });
  fs.writeFileSync(STAMP, globals);
  return code;
}
