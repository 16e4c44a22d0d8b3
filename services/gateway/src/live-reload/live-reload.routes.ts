import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { BuildOutput } from '../build-output/build-output.ts';

/** Interval at which the build output is checked while a page is open, in milliseconds. */
const HEALTH_CHECK_INTERVAL = 300;

/** Tells open pages to reload: when the build output changes, or when a tool posts to the same address. */
export function liveReloadRoutes(app: FastifyInstance, build: BuildOutput): void {
  const pages = new Set<ServerResponse>();
  let seen: unknown[] = [];

  const reloadAll = () => {
    for (const page of pages) page.write('data: reload\n\n');
  };
  async function look(): Promise<void> {
    if (pages.size === 0) return;
    const found = await Promise.all([build.releases(), build.shellScripts()]);
    if (seen.length > 0 && found.some((part, at) => part !== seen[at])) reloadAll();
    seen = found;
  }

  const timer = setInterval(() => void look(), HEALTH_CHECK_INTERVAL);
  app.addHook('preClose', async () => {
    clearInterval(timer);
    for (const page of pages) page.end();
  });
  app.get('/__live', async (_request, reply) => {
    seen = await Promise.all([build.releases(), build.shellScripts()]);
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': open\n\n');
    pages.add(reply.raw);
    reply.raw.on('close', () => pages.delete(reply.raw));
  });
  app.post('/__live', async (_request, reply) => {
    reloadAll();
    return reply.code(204).send();
  });
}
