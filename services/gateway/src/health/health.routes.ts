import type { FastifyInstance } from 'fastify';
import type { BuildOutput } from '../build-output/build-output.ts';
import { NO_STORE } from '../static-files/cache-control.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';

/**
 * `/health` says that the process lives, `/ready` that it can answer pages: the shell is there and a process of the API
 * takes calls.
 */
export function healthRoutes(
  app: FastifyInstance,
  build: Pick<BuildOutput, 'shellScripts'>,
  upstreams: Pick<Upstreams, 'isAnyReady'>,
): void {
  app.get('/health', async (_request, reply) =>
    reply.header('cache-control', NO_STORE).send({ status: 'ok' }),
  );
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', NO_STORE);
    if (!(await build.shellScripts())) return reply.code(503).send({ status: 'no shell' });
    if (!(await upstreams.isAnyReady())) return reply.code(503).send({ status: 'no API' });
    return reply.send({ status: 'ok' });
  });
}
