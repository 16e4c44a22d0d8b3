import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { StartFailure } from '../configuration/start-failure.ts';

/** Long statements stop the renewal of the lock; none may take as long as this. */
const STALE_MS = 60_000;

/** A process that is just stopping gives the folder back within this time. */
const ATTEMPTS = 12;
const ATTEMPT_EVERY_MS = 250;

interface Owner {
  pid: number;
  host: string;
}

function isGone({ pid, host }: Owner): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

function readOwner(file: string): Owner | null {
  if (!existsSync(file)) return null;
  const [pid, host = ''] = readFileSync(file, 'utf8').split(' ');
  return Number.isInteger(Number(pid)) ? { pid: Number(pid), host } : null;
}

async function takeWhenFree(
  database: string,
  ownerFile: string,
  onLost: (error: Error) => void,
): Promise<() => Promise<void>> {
  for (let attempt = 1; ; attempt += 1) {
    const owner = readOwner(ownerFile);
    if (owner && isGone(owner)) rmSync(`${database}.lock`, { recursive: true, force: true });
    try {
      return await lock(database, { realpath: false, stale: STALE_MS, update: 5000, onCompromised: onLost });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ELOCKED')) throw error;
      if (attempt === ATTEMPTS) {
        throw new StartFailure(
          `The database in ${path.dirname(database)} is already in use by another process. Stop that one first, or set DATA_DIR.`,
        );
      }
      await setTimeout(ATTEMPT_EVERY_MS);
    }
  }
}

/**
 * Takes the data folder for this process alone: two processes on one embedded database destroy it. A lock whose owner
 * was killed on this machine is taken over at once. Throws a StartFailure when the folder is in use.
 * @param onLost called when a running process loses the lock.
 */
export async function lockFolder(
  folder: string,
  onLost: (error: Error) => void,
): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const database = path.join(folder, 'database');
  const ownerFile = path.join(folder, 'database.owner');
  // Taking over and taking must not overlap between two processes that start together.
  const leaveDoor = await lock(path.join(folder, 'starting'), {
    realpath: false,
    stale: 5000,
    retries: { retries: 60, factor: 1, minTimeout: 100, maxTimeout: 100 },
  });
  try {
    const release = await takeWhenFree(database, ownerFile, onLost);
    writeFileSync(ownerFile, `${process.pid} ${hostname()}`);
    return async () => {
      rmSync(ownerFile, { force: true });
      await release();
    };
  } finally {
    await leaveDoor();
  }
}
