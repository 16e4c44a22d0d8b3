import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import type { Changes } from './changes.ts';
import { isSentWithNext } from './send-with-next.ts';
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

/** Settings of all connections to a database. */
interface Watching {
  changes: Changes;
  /** True if a connection takes statements before it has answered the ones before. */
  isPipelined: boolean;
}

type Send = () => Promise<unknown>;

/** Progress of a transaction. */
interface Work {
  written: Set<string>;
  /** Sent in one message with what comes next: its beginning, and statements whose result decides nothing. */
  unsent: Send[];
  isBegun: boolean;
}

/** A connection that knows what its transaction has written, and waits for the server as rarely as it can. */
class WatchedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection;
  /** `null` outside a transaction. */
  private work: Work | null = null;
  private readonly watching: Watching;

  constructor(inner: DatabaseConnection, watching: Watching) {
    this.inner = inner;
    this.watching = watching;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const words = recording.getStore();
    if (words) for (const word of wordsOf(query.sql)) words.add(word);
    const tables = tablesWritten(query.sql);
    if (this.work && this.watching.isPipelined && isSentWithNext(query)) {
      this.work.unsent.push(() => this.inner.executeQuery(query));
      for (const table of tables) this.work.written.add(table);
      return { rows: [] };
    }
    if (tables.length === 0) return this.send(() => this.inner.executeQuery(query));
    let hasWritten = true;
    try {
      const result = await this.send(() => this.inner.executeQuery<Row>(query));
      hasWritten = result.numAffectedRows !== 0n || /^\s*with\b/i.test(query.sql);
      return result;
    } finally {
      // A statement that failed outside a transaction may have been carried out before its answer was lost.
      if (hasWritten && this.work === null) this.watching.changes.note(tables);
      else if (hasWritten) for (const table of tables) this.work?.written.add(table);
    }
  }

  /** Sends all that waits and this, in this order and at once; throws the first failure. */
  private async send<Result>(last: () => Promise<Result>): Promise<Result> {
    if (!this.work?.unsent.length) return last();
    const earlier = this.work.unsent.map((one) => one());
    this.work.unsent = [];
    this.work.isBegun = true;
    const result = last();
    const outcomes = await Promise.allSettled([...earlier, result]);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    return result;
  }

  streamQuery(): never {
    throw new Error('Rows are not streamed: nothing that waits to be sent would go before them.');
  }

  async begin(begin: Send): Promise<void> {
    const { isPipelined } = this.watching;
    if (!isPipelined) await begin();
    this.work = { written: new Set(), unsent: isPipelined ? [begin] : [], isBegun: !isPipelined };
  }

  /** Nothing is sent for a transaction without a statement. */
  async commit(commit: () => Promise<void>): Promise<void> {
    const { work } = this;
    try {
      if (work && (work.isBegun || work.unsent.length > 1)) await this.send(commit);
    } finally {
      // If the answer to a commit is lost, it may have happened anyway.
      if (work?.written.size) this.watching.changes.note(work.written);
      this.work = null;
    }
  }

  async rollback(rollback: () => Promise<void>): Promise<void> {
    // `null` after a commit that failed: it may have ended at its first statement.
    const isBegun = this.work?.isBegun ?? true;
    this.work = null;
    if (isBegun) await rollback();
  }
}

/** The dialect, telling what its statements change: a transaction's as soon as it is committed, before anyone is answered. */
export function watchedDialect(dialect: Dialect, watching: Watching): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => watchedDriver(dialect.createDriver(), watching),
  };
}

function watchedDriver(driver: Driver, watching: Watching): Driver {
  const watched = new WeakMap<DatabaseConnection, WatchedConnection>();
  const innerOf = (connection: DatabaseConnection) => (connection as WatchedConnection).inner;
  return {
    init: (options) => driver.init(options),
    async acquireConnection(options) {
      const inner = await driver.acquireConnection(options);
      const known = watched.get(inner);
      if (known) return known;
      const connection = new WatchedConnection(inner, watching);
      watched.set(inner, connection);
      return connection;
    },
    releaseConnection: (connection, options) => driver.releaseConnection(innerOf(connection), options),
    beginTransaction: (connection, settings) =>
      (connection as WatchedConnection).begin(() => driver.beginTransaction(innerOf(connection), settings)),
    commitTransaction: (connection) =>
      (connection as WatchedConnection).commit(() => driver.commitTransaction(innerOf(connection))),
    rollbackTransaction: (connection) =>
      (connection as WatchedConnection).rollback(() => driver.rollbackTransaction(innerOf(connection))),
    destroy: (options) => driver.destroy(options),
  };
}
