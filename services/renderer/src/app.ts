import Fastify, { type FastifyInstance } from 'fastify';
import { RENDER_PATH, type RenderRefusal, type RenderRequest } from 'shared-contracts/rendering';
import { createMetrics } from './metrics.ts';
import { createCircuitBreaker } from './processes/circuit-breaker.ts';
import { createWorkerPool, type WorkerPool } from './processes/worker-pool.ts';
import { startWorkerProcess } from './processes/worker-process.ts';

/** The page boot of a large tenant, with every answer, is far smaller. */
const LARGEST_REQUEST = 8 * 1024 * 1024;

interface RendererOptions {
  distDir: string;
  /** Takes each line for operators. */
  log(line: string): void;
}

/** The renderer as a server that does not listen yet. Anyone who can reach it can have pages rendered, so it has no port. */
export function createRenderer({ distDir, log }: RendererOptions): FastifyInstance {
  const app = Fastify({ bodyLimit: LARGEST_REQUEST, forceCloseConnections: true });
  const metrics = createMetrics(() => pool.count());
  const logged = new Set<string>();
  const pool: WorkerPool = createWorkerPool({
    distDir,
    breaker: createCircuitBreaker(),
    start: startWorkerProcess,
    events: {
      onRendered: metrics.rendered,
      onStarted: metrics.started,
      onReady: () => log('A worker is ready to render pages.'),
      onFault(half, fault, reason, isLeftAlone) {
        metrics.fault(half, fault);
        // The first of each kind, not one per page.
        if (!isLeftAlone && logged.has(`${half} ${fault}`)) return;
        logged.add(`${half} ${fault}`);
        const rest = isLeftAlone
          ? ' It is left alone for a while; its pages are rendered in the browser.'
          : '';
        log(`The server half of ${half} ${fault === 'refused' ? 'was refused' : fault}.${rest} ${reason}`);
      },
    },
  });
  app.post<{ Body: RenderRequest }>(RENDER_PATH, async ({ body }, reply) => {
    const answer = await pool.render(body);
    if (typeof answer !== 'string') return answer;
    const refusal: { refusal: RenderRefusal } = { refusal: answer };
    return reply.code(503).send(refusal);
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4').send(await metrics.text()),
  );
  app.addHook('onClose', async () => pool.end());
  return app;
}
