import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { BuildOutput } from '../build-output/build-output.ts';
import type { RendererClient } from '../rendering/renderer-client.ts';
import { NO_STORE } from '../static-files/cache-control.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import { statusPage } from './status-page.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

interface Operated {
  metrics: Registry;
  build: BuildOutput;
  upstreams: Pick<Upstreams, 'states'>;
  /** `null` where there is none. */
  renderer: Pick<RendererClient, 'metrics'> | null;
}

/** For operators, on a separate private port: Prometheus metrics and a status page. */
export function operationsRoutes(
  operations: FastifyInstance,
  { metrics, build, upstreams, renderer }: Operated,
): void {
  operations.get('/metrics', async (_request, reply) => {
    const [own, rendering] = await Promise.all([metrics.metrics(), renderer?.metrics() ?? '']);
    return reply.header('cache-control', NO_STORE).type(metrics.contentType).send(`${own}${rendering}`);
  });
  operations.get('/status', async (_request, reply) => {
    const [shell, releases, apis] = await Promise.all([
      build.shellScripts(),
      build.releases(),
      upstreams.states(),
    ]);
    const registry = releases.registryFor({ tenant: null, share: null });
    const page = statusPage({
      hasShell: shell !== null,
      apis,
      registry,
      isShared: releases.isShared,
      at: new Date(),
    });
    return reply
      .headers({ 'cache-control': NO_STORE, 'content-security-policy': POLICY })
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
