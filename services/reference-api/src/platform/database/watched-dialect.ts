import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { Changes } from './changes.ts';
import { tablesWritten, wordsOf } from './statement-tables.ts';

const recording = new AsyncLocalStorage<Set<string>>();

/** Runs work and answers with it every word of the statements it sent, whichever connection they went to. */
export async function recordStatements<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; words: ReadonlySet<string> }> {
  const words = new Set<string>();
  const result = await recording.run(words, work);
  return { result, words };
}

/** A connection that knows what its transaction has written. */
class WatchedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  /** `null` outside a transaction. */
  private written: Set<string> | null = null;
  private readonly changes: Changes;

  constructor(inner: DatabaseConnection, changes: Changes) {
    this.inner = inner;
    this.changes = changes;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const words = recording.getStore();
    if (words) for (const word of wordsOf(query.sql)) words.add(word);
    const tables = tablesWritten(query.sql);
    if (tables.length === 0) return this.inner.executeQuery(query);
    let hasWritten = true;
    try {
      const result = await this.inner.executeQuery<Row>(query);
      hasWritten = result.numAffectedRows !== 0n || /^\s*with\b/i.test(query.sql);
      return result;
    } finally {
      // A statement that failed outside a transaction may have been carried out before its answer was lost.
      if (hasWritten && this.written === null) this.changes.note(tables);
      else if (hasWritten) for (const table of tables) this.written?.add(table);
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery(query, chunkSize);
  }

  begin(): void {
    this.written = new Set();
  }

  end(isCommitted: boolean): void {
    if (isCommitted && this.written?.size) this.changes.note(this.written);
    this.written = null;
  }
}

/** The dialect, telling what its statements change: a transaction's as soon as it is committed, before anyone is answered. */
export function watchedDialect(dialect: Dialect, changes: Changes): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => watchedDriver(dialect.createDriver(), changes),
  };
}

function watchedDriver(driver: Driver, changes: Changes): Driver {
  const watched = new WeakMap<DatabaseConnection, WatchedConnection>();
  const innerOf = (connection: DatabaseConnection) => (connection as WatchedConnection).inner;
  return {
    init: (options) => driver.init(options),
    async acquireConnection(options) {
      const inner = await driver.acquireConnection(options);
      const known = watched.get(inner);
      if (known) return known;
      const connection = new WatchedConnection(inner, changes);
      watched.set(inner, connection);
      return connection;
    },
    releaseConnection: (connection, options) => driver.releaseConnection(innerOf(connection), options),
    async beginTransaction(connection, settings) {
      await driver.beginTransaction(innerOf(connection), settings);
      (connection as WatchedConnection).begin();
    },
    async commitTransaction(connection) {
      // If the answer to a commit is lost, it may have happened anyway.
      try {
        await driver.commitTransaction(innerOf(connection));
      } finally {
        (connection as WatchedConnection).end(true);
      }
    },
    async rollbackTransaction(connection) {
      (connection as WatchedConnection).end(false);
      await driver.rollbackTransaction(innerOf(connection));
    },
    destroy: (options) => driver.destroy(options),
  };
}
