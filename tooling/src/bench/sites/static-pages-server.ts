import Fastify, { type FastifyInstance } from 'fastify';
import { serveAlteredPages } from './altered-pages.ts';

/** Serves the pages of a running gateway without any script: as quick as they could be, and nothing on them works. */
export async function startStaticPagesServer(gateway: number, port: number): Promise<FastifyInstance> {
  const app = Fastify();
  await serveAlteredPages(app, { gateway, port, alter: withoutScripts });
  return app;
}

/** The page's HTML without its scripts, their data, and what has them loaded early. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*(?:rel="modulepreload"|as="(?:script|fetch)")[^>]*>/g, '');
}
