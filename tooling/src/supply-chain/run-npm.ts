import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ForeseenFailure } from '../foreseen-failure.ts';
import { root } from '../repository.ts';

/** Runs npm at the root. Answers its standard output, whatever its exit code. */
export async function runNpm(words: readonly string[]): Promise<string> {
  const npm = spawn('npm', words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  let output = '';
  npm.stdout.on('data', (text) => {
    output += String(text);
  });
  try {
    await once(npm, 'close');
  } catch {
    throw new ForeseenFailure('npm was not found; install Node with npm from https://nodejs.org.');
  }
  return output;
}
