import pg from 'pg';

/** Work that at most one process at a time does, with the number its lock has in the database. */
const LOCKS = { preparing: 7_316_011, sweeping: 7_316_012, filling: 7_316_013 } as const;
export type ExclusiveWork = keyof typeof LOCKS;

/** Sees to it that of all processes on a database one does a work. */
export interface Exclusive {
  /** Waits until no one else is at it, then does it. */
  inTurn<Result>(work: ExclusiveWork, run: () => Promise<Result>): Promise<Result>;
  /** Does it unless someone else is at it right now. */
  unlessTaken(work: ExclusiveWork, run: () => Promise<void>): Promise<void>;
}

/** For the embedded database, which one process has for itself. */
export const singleProcess: Exclusive = {
  inTurn: (_work, run) => run(),
  unlessTaken: (_work, run) => run(),
};

/**
 * Over advisory locks of a PostgreSQL server. Each is held by its own connection: it ends with the process, however
 * that dies, and a long work keeps no connection from the calls.
 */
export function overLocks(connectionString: string): Exclusive {
  async function withSession<Result>(use: (session: pg.Client) => Promise<Result>): Promise<Result> {
    const session = new pg.Client({ connectionString, application_name: 'touchline-lock' });
    // A connection that is lost is noticed by the next statement.
    session.on('error', () => undefined);
    await session.connect();
    try {
      return await use(session);
    } finally {
      await session.end();
    }
  }
  return {
    inTurn: (work, run) =>
      withSession(async (session) => {
        await session.query('select pg_advisory_lock($1)', [LOCKS[work]]);
        return run();
      }),
    unlessTaken: (work, run) =>
      withSession(async (session) => {
        const { rows } = await session.query('select pg_try_advisory_lock($1) as taken', [LOCKS[work]]);
        if (rows[0]?.taken) await run();
      }),
  };
}
