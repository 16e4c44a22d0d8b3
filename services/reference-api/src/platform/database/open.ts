import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Kysely, sql } from 'kysely';
import { StartFailure } from '../configuration/start-failure.ts';
import type { Changes } from './changes.ts';
import { overEmbedded, overServer } from './connect.ts';
import type { Database } from './database.ts';
import { embeddedBytes } from './embedded-bytes.ts';
import { type Exclusive, overLocks, singleProcess } from './exclusive.ts';
import { lockFolder } from './folder-lock.ts';
import { listenForChanges } from './listen-for-changes.ts';

export interface OpenDatabase {
  db: Kysely<Database>;
  exclusive: Exclusive;
  close(): Promise<void>;
}

/** Made beside its place and moved there, so that a start that is broken off leaves no half of one. */
async function createDatabase(folder: string): Promise<void> {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const pglite = await PGlite.create(unfinished);
  await pglite.close();
  renameSync(unfinished, folder);
}

/**
 * Opens the embedded database below the data folder, making it when it is not there. Throws StartFailures.
 * @param changes notified of every change
 */
export async function openEmbedded(
  dataFolder: string,
  onLost: (error: Error) => void,
  changes?: Changes,
): Promise<OpenDatabase> {
  const folder = path.join(dataFolder, 'database');
  const unlock = await lockFolder(dataFolder, onLost).catch((error: NodeJS.ErrnoException) => {
    if (
      error.code !== 'EACCES' &&
      error.code !== 'EROFS' &&
      error.code !== 'ENOTDIR' &&
      error.code !== 'EEXIST'
    ) {
      throw error;
    }
    throw new StartFailure(`DATA_DIR ${dataFolder} is not a folder that can be written to (${error.code}).`);
  });
  try {
    if (!existsSync(folder)) await createDatabase(folder);
    if (!existsSync(path.join(folder, 'PG_VERSION'))) throw new Error('There is no database in the folder.');
    const pglite = await PGlite.create(folder, embeddedBytes);
    const db = overEmbedded(pglite, { changes });
    await sql`select 1`.execute(db);
    return {
      db,
      exclusive: singleProcess,
      async close() {
        await db.destroy();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw new StartFailure(
      `The database in ${folder} cannot be opened: it is damaged or of another version. Run 'npm run reset' to start over with fresh data.`,
      { cause: error },
    );
  }
}

/**
 * Connects to PostgreSQL. Throws a StartFailure when the server cannot be reached.
 * @param changes notified of the changes of this process and others
 */
export async function openServer(connectionString: string, changes?: Changes): Promise<OpenDatabase> {
  const db = overServer(connectionString, { changes });
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    await db.destroy();
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    throw new StartFailure(
      `DATABASE_URL does not lead to a PostgreSQL database that can be used (${reason}).`,
    );
  }
  const hearing = changes && listenForChanges(connectionString, changes);
  return {
    db,
    exclusive: overLocks(connectionString),
    async close() {
      await hearing?.stop();
      await db.destroy();
    },
  };
}
