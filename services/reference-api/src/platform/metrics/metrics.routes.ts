import { type Kysely, sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import type { ApiServer } from '../http/call.ts';

/** Tables whose length says that something does not get done, or how much goes on. */
const WATCHED = {
  mails: 'Mails that are due and still to be sent.',
  holds: 'Places that are held in baskets.',
  payments: 'Payments that are not settled.',
} as const;

const WAITING: Record<keyof typeof WATCHED, string> = {
  mails: 'not_before is null or not_before <= now()',
  holds: 'true',
  payments: "status in ('prepared', 'processing', 'sca_required', 'authorised', 'voiding')",
};

async function countOf(db: Kysely<Database>, table: keyof typeof WATCHED): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${sql.raw(WAITING[table])}
  `.execute(db);
  return rows[0]?.count ?? 0;
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
  for (const [table, help] of Object.entries(WATCHED) as [keyof typeof WATCHED, string][]) {
    new Gauge({
      name: `touchline_${table}_waiting`,
      help,
      registers: [registry],
      async collect() {
        this.set(await countOf(db, table));
      },
    });
  }
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
