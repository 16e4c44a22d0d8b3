import fs from 'node:fs';
import path from 'node:path';
import { lock } from 'proper-lockfile';

/** Others may take two minutes. */
const RETRY = { retries: 600, factor: 1, minTimeout: 200, maxTimeout: 200 };

/** Works while no other process does so under the same file, which need not exist. */
export async function exclusively<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const release = await lock(file, { realpath: false, stale: 60_000, retries: RETRY });
  try {
    return await work();
  } finally {
    await release();
  }
}
