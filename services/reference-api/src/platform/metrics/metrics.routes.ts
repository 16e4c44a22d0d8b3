import { type Kysely, type RawBuilder, sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { ApiServer } from '../http/call.ts';

interface Watched {
  help: string;
  table: string;
  /** Endpoints that are counted. */
  where: RawBuilder<unknown>;
}

/** Waiting work, by the name it is watched under: its number shows what is not done, or how much remains. */
const WATCHED: Record<string, Watched> = {
  mails: {
    help: 'Mails that are due and still to be sent.',
    table: 'mails',
    where: sql`not_before is null or not_before <= now()`,
  },
  holds: { help: 'Places that are held in baskets.', table: 'holds', where: sql`true` },
  payments: {
    help: 'Payments that are not settled.',
    table: 'payments',
    where: sql`next_step_at is not null`,
  },
  payment_problems: {
    help: 'Payments, refunds and differences from the books of the card provider that a person has to sort out.',
    table: 'payment_problems',
    where: sql`settled_at is null`,
  },
};

async function countOf(db: Kysely<Database>, { table, where }: Watched): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${where}
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Seconds since the epoch of the day whose books were compared last; 0 = none ever was. */
async function lastCompared(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('ledgerComparisons')
    .select('comparedAt')
    .where('comparedAt', 'is not', null)
    .orderBy('comparedAt', 'desc')
    .executeTakeFirst();
  return (row?.comparedAt?.getTime() ?? 0) / 1_000;
}

/**
 * `/metrics` for Prometheus: how long calls took by their row of the API table, and what is waiting. No label says who
 * called or what for. The service is reached through the gateway, which passes `/api/` on and nothing else.
 */
export function registerMetrics(app: ApiServer, db: Kysely<Database>): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'touchline_api_call_duration_seconds',
    help: 'How long calls took.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  for (const [name, watched] of Object.entries(WATCHED)) {
    new Gauge({
      name: `touchline_${name}_waiting`,
      help: watched.help,
      registers: [registry],
      async collect() {
        this.set(await countOf(db, watched));
      },
    });
  }
  new Gauge({
    name: 'touchline_ledger_compared_timestamp_seconds',
    help: 'When the books of the card provider were last compared with orders and refunds.',
    registers: [registry],
    async collect() {
      this.set(await lastCompared(db));
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
}
