import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { BuildOutput } from '../build-output/build-output.ts';
import { NO_STORE } from '../static-files/cache-control.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import { statusPage } from './status-page.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** For operators, on a port of its own that nobody else reaches: figures for Prometheus and a page that says how it is. */
export function operationsRoutes(
  operations: FastifyInstance,
  metrics: Registry,
  build: BuildOutput,
  upstreams: Pick<Upstreams, 'states'>,
): void {
  operations.get('/metrics', async (_request, reply) =>
    reply
      .header('cache-control', NO_STORE)
      .type(metrics.contentType)
      .send(await metrics.metrics()),
  );
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
