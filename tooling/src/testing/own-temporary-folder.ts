import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MARK = 'TOUCHLINE_TEST_FOLDER';

/**
 * Gives a run of the tests a temporary folder of its own, and fails it where a test has left something in there: what
 * no one removes fills the machines of those who run the tests all day.
 */
export default function setup(): (() => void) | undefined {
  // Each project asks; the first one's is for all.
  if (process.env[MARK]) return undefined;
  const before = process.env.TMPDIR;
  const folder = mkdtempSync(path.join(tmpdir(), 'touchline-tests-'));
  // A database server that tests start is someone else.
  chmodSync(folder, 0o755);
  Object.assign(process.env, { TMPDIR: folder, [MARK]: folder });
  return () => {
    const left = readdirSync(folder).toSorted();
    rmSync(folder, { recursive: true, force: true });
    delete process.env[MARK];
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    if (left.length > 0)
      throw new Error(`Tests have left these in the temporary folder: ${left.join(', ')}.`);
  };
}
