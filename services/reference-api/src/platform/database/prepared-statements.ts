import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Of a statement as long as this, planning costs several times what running it does. */
const LONG = 600;
/** Plans are large, and each connection keeps its own. */
const MOST_PREPARED = 100;
/** One with another number of parameters is another statement: what comes once only is not worth a plan. */
const WORTH_AFTER = 3;
/** A migration may add a column while this process runs, which a kept plan of all columns does not bear. */
const ALL_COLUMNS = /(?:select |\.)\*/i;

/** Gives a name to statements that are to be planned once for each connection; `undefined` for all others. */
export function createStatementNames(): (text: string) => string | undefined {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    if (text.length < LONG) return undefined;
    const known = names.get(text);
    if (known || names.size >= MOST_PREPARED || ALL_COLUMNS.test(text)) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < WORTH_AFTER) {
      // Rare statements are forgotten before they add up.
      if (seen.size >= MOST_PREPARED) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const name = `long_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** Everything sent to a client in one turn goes out in one message: a system call costs more than most statements. */
function sendTogether(client: pg.PoolClient): void {
  // The pool's type hides the connection.
  const { stream } = (client as unknown as Pick<pg.Client, 'connection'>).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** The pool, whose connections keep the plans of long statements. */
export function preparing(pool: pg.Pool): PostgresPool {
  const nameOf = createStatementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known) return known;
      const wrapped = {
        query: (text: string, values: readonly unknown[]) => {
          const name = nameOf(text);
          sendTogether(client);
          return client.query(name ? { name, text, values: [...values] } : { text, values: [...values] });
        },
        release: (isBroken?: boolean) => client.release(isBroken),
      } as unknown as PostgresPoolClient;
      clients.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}
