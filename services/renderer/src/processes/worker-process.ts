import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import type { Order } from '../worker/messages.ts';

const WORKER = path.join(import.meta.dirname, '../worker');

/** Memory of a worker, in megabytes: five times what our own pages take. */
const HEAP = 256;

/**
 * Starts a worker. It may read only its own sources, write no file, and start no process, thread, addon or WASI. A thread
 * would not be enough: Node lets a thread start another one without these limits.
 */
export function startWorkerProcess(order: Order): ChildProcess {
  const child = fork(path.join(WORKER, 'main.ts'), [], {
    execArgv: [
      '--permission',
      `--allow-fs-read=${WORKER}/*`,
      `--allow-fs-read=${path.join(WORKER, '../../package.json')}`,
      `--max-old-space-size=${HEAP}`,
      '--disallow-code-generation-from-strings',
    ],
    env: { NODE_ENV: 'production', TZ: 'UTC' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.send(order, () => undefined);
  return child;
}
