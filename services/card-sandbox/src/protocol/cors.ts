import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAllowedOrigin } from './origins.ts';

const PREFLIGHT_SECONDS = '600';

/** Lets the pages of the configured origins, and no others, read the answers of browser calls. */
export function allowBrowserCalls(app: FastifyInstance, allowedOrigins: readonly string[]): void {
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.routeOptions.config.isForBrowsers) return;
    reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (origin && isAllowedOrigin(origin, allowedOrigins))
      reply.header('access-control-allow-origin', origin);
  });
}

/** Answers the browser's question before a call that carries a key and JSON. */
export function answerPreflight(app: FastifyInstance, path: string): void {
  app.options(path, { config: { isForBrowsers: true } }, (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'POST')
      .header('access-control-allow-headers', 'authorization, content-type')
      .header('access-control-max-age', PREFLIGHT_SECONDS)
      .code(204)
      .send(),
  );
}
