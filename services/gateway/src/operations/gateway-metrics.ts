import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { wantsPage } from '../page/wants-page.ts';

/** What a request was for: addresses may name people's venues and orders, so that they are no labels. */
function kindOf(request: FastifyRequest): string {
  if (request.url.startsWith('/api/')) return 'api';
  if (wantsPage(request)) return 'page';
  return request.routeOptions.url?.endsWith('*') ? 'file' : 'other';
}

/** Counts and times every answer, by what was asked for and how it ended. */
export function measureAnswers(app: FastifyInstance): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'touchline_gateway_request_duration_seconds',
    help: 'How long answers of the gateway took.',
    labelNames: ['kind', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    durations.observe({ kind: kindOf(request), status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  return registry;
}
