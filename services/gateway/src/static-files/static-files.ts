import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
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

/** Serves the build output and the tenants' pictures. What is missing is a plain 404, never a page. */
export function staticFiles(app: FastifyInstance, distDir: string, brandDir: string): void {
  const shared = { index: false as const, cacheControl: false, decorateReply: false, suppressWarning: true };
  for (const folder of ['shell', 'standalone', 'remotes', 'embed', 'telemetry', 'map']) {
    app.register(fastifyStatic, {
      ...shared,
      root: path.join(distDir, folder),
      prefix: `/${folder}/`,
      preCompressed: true,
      setHeaders: setBuildHeaders,
    });
  }
  app.register(fastifyStatic, { ...shared, root: brandDir, prefix: '/brand/', setHeaders: setBrandHeaders });
}
