import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../platform/index.ts';
import { overServer, type StatementHooks } from '../platform/wiring.ts';

const PREPARING_LOCK = 7_316_002;

const databaseUrl = (serverUrl: string, name: string) =>
  Object.assign(new URL(serverUrl), { pathname: name }).href;

/** A copy on the server of the database with this fingerprint, which is made when it is not there. */
export async function openServerCopy(
  serverUrl: string,
  fingerprint: string,
  fill: (db: Kysely<Database>) => Promise<void>,
  hooks?: StatementHooks,
): Promise<Kysely<Database>> {
  const template = `touchline_test_${fingerprint}`;
  const copy = `touchline_test_copy_${randomUUID().replaceAll('-', '')}`;
  const server = overServer(serverUrl);
  await server.connection().execute(async (session) => {
    await sql`select pg_advisory_lock(${PREPARING_LOCK}::bigint)`.execute(session);
    const known = await sql`select 1 from pg_database where datname = ${template}`.execute(session);
    if (known.rows.length === 0) {
      const unfinished = `${template}_unfinished`;
      await sql`drop database if exists ${sql.id(unfinished)}`.execute(session);
      await sql`create database ${sql.id(unfinished)}`.execute(session);
      const db = overServer(databaseUrl(serverUrl, unfinished));
      await fill(db);
      await db.destroy();
      await sql`alter database ${sql.id(unfinished)} rename to ${sql.id(template)}`.execute(session);
    }
    await sql`create database ${sql.id(copy)} template ${sql.id(template)}`.execute(session);
    await sql`select pg_advisory_unlock(${PREPARING_LOCK}::bigint)`.execute(session);
  });
  const db = overServer(databaseUrl(serverUrl, copy), hooks);
  return Object.assign(db, {
    async destroy() {
      await Object.getPrototypeOf(db).destroy.call(db);
      await sql`drop database if exists ${sql.id(copy)} with (force)`.execute(server);
      await server.destroy();
    },
  });
}
