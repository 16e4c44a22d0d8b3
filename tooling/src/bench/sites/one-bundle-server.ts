import fs from 'node:fs';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveAlteredPages } from './altered-pages.ts';

const CONTENT_TYPE = 'text/javascript; charset=utf-8';

/**
 * Serves the pages of a running gateway with the one plain bundle in place of the shell's and the remotes' scripts, so
 * that everything but the way of building is alike.
 */
export async function startOneBundleServer(
  gateway: number,
  distDir: string,
  port: number,
): Promise<FastifyInstance> {
  const manifest = JSON.parse(fs.readFileSync(path.join(distDir, 'one-bundle/manifest.json'), 'utf8'));
  const app = Fastify();
  app.get('/one-bundle/*', (request, reply) => {
    const file = path.join(distDir, decodeURI(request.url.split('?')[0] ?? ''));
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-encoding', 'br')
      .type(CONTENT_TYPE)
      .send(fs.readFileSync(`${file}.br`));
  });
  await serveAlteredPages(app, { gateway, port, alter: (html) => withOneBundle(html, manifest.main) });
  return app;
}

/** The page's HTML with the scripts of shell and remotes replaced by the bundle's. */
export function withOneBundle(html: string, scripts: readonly string[]): string {
  const nonce = /<script[^>]* nonce="([^"]+)"/.exec(html)?.[1] ?? '';
  const tags = scripts.map((src) => `<script defer nonce="${nonce}" src="${src}"></script>`).join('');
  return html
    .replace(/<script[^>]* src="\/(?:shell|remotes)\/[^"]+"[^>]*><\/script>/g, '')
    .replace(/<link[^>]*href="\/(?:shell|remotes)\/[^"]+"[^>]*>/g, '')
    .replace('</head>', `${tags}</head>`);
}
