import type { FastifyInstance } from 'fastify';
import type { BuildOutput } from '../build-output/build-output.ts';
import { NO_STORE } from '../static-files/cache-control.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';

/** Whether a gateway takes pages. */
export interface Readiness {
  /** Set as soon as it is asked to stop: who shares out the pages looks elsewhere from then on. */
  isStopping: boolean;
}

/**
 * `/health` says that the process lives, `/ready` that it can answer pages: the shell and the registry of the remotes are
 * there, a process of the API takes calls, and nobody has asked it to stop.
 */
export function healthRoutes(
  app: FastifyInstance,
  build: Pick<BuildOutput, 'shellScripts' | 'hasRegistry'>,
  upstreams: Pick<Upstreams, 'isAnyReady'>,
  readiness: Readiness,
): void {
  app.get('/health', async (_request, reply) =>
    reply.header('cache-control', NO_STORE).send({ status: 'ok' }),
  );
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', NO_STORE);
    if (readiness.isStopping) return reply.code(503).send({ status: 'stopping' });
    if (!(await build.shellScripts())) return reply.code(503).send({ status: 'no shell' });
    if (!(await build.hasRegistry())) return reply.code(503).send({ status: 'no registry' });
    if (!(await upstreams.isAnyReady())) return reply.code(503).send({ status: 'no API' });
    return reply.send({ status: 'ok' });
  });
}
