import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PublishedFiles } from '../integrity/published-files.ts';
import { cacheControlOf, SHORT_LIVED } from './cache-control.ts';

/** A picture opened on its own may run nothing and fetch nothing. */
export const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** A file of a build opened on its own is no page: it may run nothing, fetch nothing and be framed nowhere. */
const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

function setBuildHeaders(reply: FastifyReply, file: string): void {
  reply.header('cache-control', cacheControlOf(file.replace(/\.(br|gz)$/, '')));
  reply.header('vary', 'accept-encoding');
  reply.header('content-security-policy', FILE_POLICY);
  reply.header('x-content-type-options', 'nosniff');
}

function setBrandHeaders(reply: FastifyReply): void {
  reply.header('cache-control', SHORT_LIVED);
  reply.header('content-security-policy', PICTURE_POLICY);
  reply.header('x-content-type-options', 'nosniff');
}

/** Server halves are not for browsers. */
const SERVER_HALF = /\/server(?:\.[0-9a-f]{8})?\.mjs$/;
/** Pages come from the gateway; no build publishes one. */
const DOCUMENT = /\.(x?html?|xht|shtml)(\.(br|gz))?$/i;

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
        if (address === null) return;
        const isKept = SERVER_HALF.test(address) || DOCUMENT.test(address);
        if (isKept || !(await files.isAsPublished(address))) return reply.callNotFound();
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
