import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { isPageRequest, PAGES } from '../page/is-page-request.ts';
import type { RenderOutcome } from '../rendering/renderer-client.ts';
import { isPrefetch } from '../visitors/is-prefetch.ts';

/** The kind of a request: addresses may name people's venues and orders, so they are not used as labels. */
function kindOf(request: FastifyRequest): string {
  if (request.url.startsWith('/api/')) return 'api';
  // A prefetched page may never be seen, so it is no visit.
  if (isPageRequest(request)) return isPrefetch(request.headers) ? 'prefetch' : 'page';
  const { url } = request.routeOptions;
  return url !== PAGES && url?.endsWith('*') ? 'file' : 'other';
}

/** Counts and times every answer, by kind and outcome. */
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

/** Counts and times requests to the renderer, by outcome. */
export function measureRendering(registry: Registry): (ending: RenderOutcome, milliseconds: number) => void {
  const durations = new Histogram({
    name: 'touchline_gateway_render_duration_seconds',
    help: 'How long the renderer took to answer.',
    labelNames: ['ending'],
    buckets: [0.01, 0.02, 0.04, 0.08, 0.16, 0.5, 2],
    registers: [registry],
  });
  return (ending, milliseconds) => durations.observe({ ending }, milliseconds / 1_000);
}
