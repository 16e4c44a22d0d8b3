import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../platform/index.ts';
import { migrate, type StatementHooks } from '../platform/wiring.ts';
import { loadSeed } from '../seed/seed.ts';
import { openEmbeddedCopy } from './embedded-copy.ts';
import { openServerCopy } from './server-copy.ts';
import { readTestSeed } from './test-seed.ts';

/** A Wednesday morning in summer time. */
export const TEST_NOW = new Date('2026-06-10T09:00:00+01:00');

const service = path.resolve(import.meta.dirname, '../..');

/** Stands for everything the prepared database depends on. */
function fingerprint(): string {
  const files = globSync(
    ['seed/*.{csv,json}', 'src/{platform/database,seed,activities/timetable}/**/*.ts', 'src/testing/*.ts'],
    {
      cwd: service,
      exclude: (file) => file.endsWith('.test.ts'),
    },
  );
  const hash = createHash('sha256');
  for (const file of files.sort()) hash.update(file).update(readFileSync(path.join(service, file)));
  return hash.digest('hex').slice(0, 16);
}

async function fill(db: Kysely<Database>): Promise<void> {
  await migrate(db);
  await loadSeed(db, readTestSeed(), TEST_NOW, () => undefined);
}

/**
 * A separate database, migrated and seeded: embedded and in memory, or on the PostgreSQL server that
 * TEST_DATABASE_URL names. It is prepared once, kept between runs and copied.
 * @param hooks informed of its statements
 */
export function openTestDatabase(hooks?: StatementHooks): Promise<Kysely<Database>> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl
    ? openServerCopy(serverUrl, fingerprint(), fill, hooks)
    : openEmbeddedCopy(path.resolve(service, '../../.cache/test-database'), fingerprint(), fill, hooks);
}
