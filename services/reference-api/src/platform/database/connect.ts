import type { PGlite } from '@electric-sql/pglite';
import { CamelCasePlugin, Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './database.ts';

const COUNT_TYPE = 20;

/** Jsonb documents keep the case of their keys. */
const plugins = () => [new CamelCasePlugin({ maintainNestedObjectKeys: true })];

/**
 * Over the embedded database. It has one connection: inside a transaction use nothing but the transaction.
 * @param onQuery told after every statement.
 */
export function overEmbedded(pglite: PGlite, onQuery?: () => void): Kysely<Database> {
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite }), plugins: plugins(), log: onQuery });
}

/**
 * Over a PostgreSQL server. Counts come as numbers, as they do from the embedded database.
 * @param onQuery told after every statement.
 */
export function overServer(connectionString: string, onQuery?: () => void): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    types: {
      getTypeParser: (id, format) => (id === COUNT_TYPE ? Number : pg.types.getTypeParser(id, format)),
    },
  });
  pool.on('error', () => undefined);
  // The pool hears a connection only while it is idle. One that is lost within a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins: plugins(), log: onQuery });
}
