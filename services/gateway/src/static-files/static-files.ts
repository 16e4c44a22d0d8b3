import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PublishedFiles } from '../integrity/published-files.ts';
import { BRIEF, cacheControlOf } from './cache-control.ts';

/** A picture opened on its own may run nothing and fetch nothing. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

function setBuildHeaders(reply: FastifyReply, file: string): void {
  reply.header('cache-control', cacheControlOf(file.replace(/\.(br|gz)$/, '')));
  reply.header('vary', 'accept-encoding');
  reply.header('x-content-type-options', 'nosniff');
}

function setBrandHeaders(reply: FastifyReply): void {
  reply.header('cache-control', BRIEF);
  reply.header('content-security-policy', PICTURE_POLICY);
  reply.header('x-content-type-options', 'nosniff');
}

/** The path of a file as it is on the disk; `null` for an address that names none. */
function readAddress(url: string): string | null {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '');
  } catch {
    return null;
  }
}

/**
 * Serves the build output and the tenants' pictures. A file that is missing, or not the one that was published, is a plain
 * 404, never a page.
 */
export function staticFiles(
  app: FastifyInstance,
  { distDir, brandDir }: { distDir: string; brandDir: string },
  files: Pick<PublishedFiles, 'isAsPublished'>,
): void {
  const shared = { index: false as const, cacheControl: false, decorateReply: false, suppressWarning: true };
  for (const folder of ['shell', 'standalone', 'remotes', 'embed', 'telemetry', 'map']) {
    app.register(async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        const address = readAddress(request.url);
        if (address !== null && !(await files.isAsPublished(address))) return reply.callNotFound();
      });
      scope.register(fastifyStatic, {
        ...shared,
        root: path.join(distDir, folder),
        prefix: `/${folder}/`,
        preCompressed: true,
        setHeaders: setBuildHeaders,
      });
    });
  }
  app.register(fastifyStatic, { ...shared, root: brandDir, prefix: '/brand/', setHeaders: setBrandHeaders });
}
