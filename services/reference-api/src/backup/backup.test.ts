import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../platform/index.ts';
import { createVault, migrate, overServer, readConfiguration } from '../platform/wiring.ts';
import { loadSeed } from '../seed/seed.ts';
import { startPostgres, type TestServer } from '../testing/postgres-server.ts';
import { TEST_NOW } from '../testing/test-database.ts';
import { readTestSeed } from '../testing/test-seed.ts';
import { readBackupArguments } from './arguments.ts';
import { runBackup } from './run-backup.ts';

const KEY = 'ab'.repeat(32);

let server: TestServer;
let folder: string;
const open: Kysely<Database>[] = [];

beforeAll(async () => {
  server = await startPostgres();
  folder = mkdtempSync(path.join(tmpdir(), 'touchline-backup-'));
});
afterAll(async () => {
  for (const db of open) await db.destroy();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const connect = (address: string) => {
  const db = overServer(address);
  open.push(db);
  return db;
};
const live = () => connect(server.url);
const file = () => path.join(folder, 'live.backup');

function backup(db: Kysely<Database>, words: string, { address = server.url, key = KEY } = {}) {
  const configuration = readConfiguration({ BANK_DETAILS_KEY: key, DATABASE_URL: address }, '/nowhere');
  return runBackup(readBackupArguments(words.split(' ')), { db, databaseUrl: address, configuration });
}

async function databaseNames(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ datname: string }>`select datname from pg_database`.execute(db);
  return rows.map(({ datname }) => datname);
}

async function emptyDatabase(name: string) {
  await sql`create database ${sql.id(name)}`.execute(live());
  const address = Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
  return { db: connect(address), address };
}

describe('a backup', () => {
  beforeAll(async () => {
    const db = live();
    await migrate(db);
    await loadSeed(db, readTestSeed(), TEST_NOW, () => undefined);
    const { id, reference } = await db
      .selectFrom('mandates')
      .select(['id', 'reference'])
      .limit(1)
      .executeTakeFirstOrThrow();
    const sealedDetails = createVault(Buffer.from(KEY, 'hex')).seal(reference, { accountNumber: '66374958' });
    await db.updateTable('mandates').set({ sealedDetails }).where('id', '=', id).execute();
  });

  it('is made for its owner only, and not over another one', async () => {
    const [line] = await backup(live(), `make ${file()}`);
    expect(line).toMatch(/live\.backup: \d+ tables with \d+ rows, in /);
    for (const written of [file(), `${file()}.json`]) expect(statSync(written).mode & 0o077).toBe(0);
    await expect(backup(live(), `make ${file()}`)).rejects.toThrow('exists already');
  });

  it('fills an empty database with every row as it was, and no other one', async () => {
    const { db, address } = await emptyDatabase('restored');
    const [line] = await backup(db, `restore ${file()}`, { address });
    expect(line).toMatch(/^Restored \d+ tables with \d+ rows, each row as it was backed up/);
    const people = (from: Kysely<Database>) => from.selectFrom('people').selectAll().orderBy('id').execute();
    expect(await people(db)).toEqual(await people(live()));
    await expect(backup(db, `restore ${file()}`, { address })).rejects.toThrow('not empty');
  });

  it('proves in a drill that it can be used, and leaves nothing behind', async () => {
    const before = await databaseNames(live());
    const lines = await backup(live(), `drill ${file()}`);
    expect(lines[0]).toMatch(/live\.backup can be restored: \d+ tables/);
    expect(await databaseNames(live())).toEqual(before);
  });

  it('fails its drill without the key of its bank details, and leaves nothing behind', async () => {
    const before = await databaseNames(live());
    await expect(backup(live(), `drill ${file()}`, { key: 'cd'.repeat(32) })).rejects.toThrow(
      /sealed with another key than BANK_DETAILS_KEY/,
    );
    expect(await databaseNames(live())).toEqual(before);
  });

  it('is refused when a byte of it has changed', async () => {
    appendFileSync(file(), ' ');
    await expect(backup(live(), `drill ${file()}`)).rejects.toThrow('is damaged');
  });
});

it.each(['', 'make', 'copy file', 'make one two'])('says how it is used where the words are %j', (words) => {
  expect(() => readBackupArguments(words.split(' ').filter(Boolean))).toThrow('Usage: npm run backup');
});
