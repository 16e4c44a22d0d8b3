import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ExpectedFailure } from '../expected-failure.ts';
import { root } from '../repository.ts';

/** Exit code of npm, and its output. */
export interface NpmRun {
  code: number;
  output: string;
  /** The last line of its complaint; empty where it made none. */
  complaint: string;
}

export type RunNpm = (words: readonly string[]) => Promise<NpmRun>;

/** Runs npm at the root. Throws an ExpectedFailure where there is no npm. */
export const runNpm: RunNpm = async (words) => {
  const npm = spawn('npm', words, {
    cwd: root,
    // It leaves neither a cache in the temporary folder nor a log in the person's own.
    env: { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1', npm_config_logs_max: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  let complaints = '';
  npm.stdout.on('data', (text) => {
    output += String(text);
  });
  npm.stderr.on('data', (text) => {
    complaints += String(text);
  });
  try {
    const [code] = await once(npm, 'close');
    return { code: Number(code ?? 1), output, complaint: complaintIn(complaints) };
  } catch {
    throw new ExpectedFailure('npm was not found; install Node with npm from https://nodejs.org.');
  }
};

/** npm ends with where its log is, and begins with what went wrong. */
function complaintIn(text: string): string {
  const lines = text.split('\n').filter((line) => line.startsWith('npm error'));
  return lines.find((line) => !line.includes('complete log'))?.replace(/^npm error (code )?/, '') ?? '';
}
