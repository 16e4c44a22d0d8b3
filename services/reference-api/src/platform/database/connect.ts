import type { PGlite } from '@electric-sql/pglite';
import { CamelCasePlugin, type Dialect, Kysely, PGliteDialect, PostgresDialect } from 'kysely';
import pg from 'pg';
import { type Changes, createChanges } from './changes.ts';
import type { Database } from './database.ts';
import { preparing } from './prepared-statements.ts';
import { watchedDialect } from './watched-dialect.ts';

const COUNT_TYPE = 20;

/** Hooks around statements. */
export interface StatementHooks {
  /** Called after every statement. */
  onQuery?: (() => void) | undefined;
  /** Called with what has changed. */
  changes?: Changes | undefined;
}

/** Jsonb documents keep the case of their keys. */
const over = (
  dialect: Dialect,
  isPipelined: boolean,
  { onQuery, changes = createChanges() }: StatementHooks,
) =>
  new Kysely<Database>({
    dialect: watchedDialect(dialect, { changes, isPipelined }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: onQuery,
  });

/** Over the embedded database. It has one connection: inside a transaction use nothing but the transaction. */
export function overEmbedded(pglite: PGlite, hooks: StatementHooks = {}): Kysely<Database> {
  return over(new PGliteDialect({ pglite }), false, hooks);
}

/** Over a PostgreSQL server. Counts come as numbers, as they do from the embedded database. */
export function overServer(connectionString: string, hooks: StatementHooks = {}): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    // Several statements may be sent before the first is answered; see `sendWithNext`.
    pipeline: true,
    types: {
      getTypeParser: (id, format) => (id === COUNT_TYPE ? Number : pg.types.getTypeParser(id, format)),
    },
  });
  pool.on('error', () => undefined);
  // The pool hears a connection only while it is idle. One that is lost within a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return over(new PostgresDialect({ pool: preparing(pool) }), true, hooks);
}
