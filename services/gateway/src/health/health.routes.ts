import type { FastifyInstance } from 'fastify';
import type { BuildOutput } from '../build-output/build-output.ts';
import { NO_STORE } from '../static-files/cache-control.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';

/** True if a gateway is ready to serve pages. */
export interface Readiness {
  /** Set as soon as it is asked to stop: the load balancer sends requests elsewhere from then on. */
  isStopping: boolean;
}

/** The reason it cannot serve pages; `null` if it can. */
async function obstacle(
  build: Pick<BuildOutput, 'hasShell' | 'hasRegistry' | 'missingRemotes'>,
  upstreams: Pick<Upstreams, 'isAnyReady'>,
): Promise<string | null> {
  if (!(await build.hasShell())) return 'no shell';
  if (!(await build.hasRegistry())) return 'no registry';
  const missing = await build.missingRemotes();
  if (missing.length > 0) return `no ${missing.join(', ')}`;
  return (await upstreams.isAnyReady()) ? null : 'no API';
}

/**
 * `/health` says that the process is alive, `/ready` that it can serve pages: the shell is unchanged since it was
 * published, the registry and each of its remotes could be read, a process of the API takes calls, and it is not stopping.
 */
export function healthRoutes(
  app: FastifyInstance,
  build: Pick<BuildOutput, 'hasShell' | 'hasRegistry' | 'missingRemotes'>,
  upstreams: Pick<Upstreams, 'isAnyReady'>,
  readiness: Readiness,
): void {
  app.get('/health', async (_request, reply) =>
    reply.header('cache-control', NO_STORE).send({ status: 'ok' }),
  );
  app.get('/ready', async (_request, reply) => {
    reply.header('cache-control', NO_STORE);
    if (readiness.isStopping) return reply.code(503).send({ status: 'stopping' });
    const reason = await obstacle(build, upstreams);
    return reply.code(reason ? 503 : 200).send({ status: reason ?? 'ok' });
  });
}
