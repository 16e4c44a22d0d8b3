import fs from 'node:fs';
import path from 'node:path';
import { lock } from 'proper-lockfile';

/** Others may take ten minutes: a busy machine fills a database slowly. */
const RETRY = { retries: 3_000, factor: 1, minTimeout: 200, maxTimeout: 200 };

/** Works while no other process does so under the same file, which need not exist. */
export async function withFileLock<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const release = await lock(file, { realpath: false, stale: 60_000, retries: RETRY });
  try {
    return await work();
  } finally {
    await release();
  }
}
