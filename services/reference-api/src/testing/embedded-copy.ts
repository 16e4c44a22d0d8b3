import { randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/index.ts';
import { overEmbedded } from '../platform/wiring.ts';

async function prepare(
  folder: string,
  file: string,
  fill: (db: Kysely<Database>) => Promise<void>,
): Promise<void> {
  const pglite = await PGlite.create();
  const db = overEmbedded(pglite);
  await fill(db);
  const dump = await pglite.dumpDataDir('none');
  await db.destroy();
  mkdirSync(folder, { recursive: true });
  for (const older of globSync('*.tar', { cwd: folder })) rmSync(path.join(folder, older), { force: true });
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, Buffer.from(await dump.arrayBuffer()));
  renameSync(unfinished, file);
}

/** A copy in memory of the dump with this fingerprint, which is made when it is not there. */
export async function openEmbeddedCopy(
  folder: string,
  fingerprint: string,
  fill: (db: Kysely<Database>) => Promise<void>,
  onQuery?: () => void,
): Promise<Kysely<Database>> {
  const file = path.join(folder, `${fingerprint}.tar`);
  if (!existsSync(file)) await prepare(folder, file, fill);
  const pglite = await PGlite.create({ loadDataDir: new Blob([readFileSync(file)]) });
  return overEmbedded(pglite, onQuery);
}
