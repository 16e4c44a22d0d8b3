import { randomUUID } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/index.ts';
import { embeddedBytes, overEmbedded, type StatementHooks } from '../platform/wiring.ts';

/**
 * Settings that make a copy quick to open: a small log and small buffers, and without the two databases that new
 * ones are copied from. No statement can see the difference.
 */
const SMALL = {
  initDbStartParams: ['--wal-segsize=1'],
  postgresqlconf: ['shared_buffers=16MB', 'min_wal_size=2MB'],
};
const DROP_TEMPLATES = [
  'update pg_database set datistemplate = false, datallowconn = true',
  'drop database template0',
  'drop database template1',
  'checkpoint',
];

async function prepare(
  folder: string,
  file: string,
  fill: (db: Kysely<Database>) => Promise<void>,
): Promise<void> {
  const pglite = await PGlite.create(SMALL);
  const db = overEmbedded(pglite);
  await fill(db);
  for (const statement of DROP_TEMPLATES) await pglite.exec(statement);
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
  hooks?: StatementHooks,
): Promise<Kysely<Database>> {
  const file = path.join(folder, `${fingerprint}.tar`);
  if (!existsSync(file)) await prepare(folder, file, fill);
  const pglite = await PGlite.create({ ...embeddedBytes, loadDataDir: new Blob([readFileSync(file)]) });
  return overEmbedded(pglite, hooks);
}
