import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteHandlerMethod } from 'fastify';

/** Serves files of this folder as one; a browser that has them asks only whether they changed. */
export function browserFile(...names: string[]): RouteHandlerMethod {
  const content = names.map((name) => readFileSync(join(import.meta.dirname, name), 'utf8')).join('\n');
  const type = names[0]?.endsWith('.css') ? 'text/css' : 'text/javascript';
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  return (request, reply) => {
    reply
      .header('etag', etag)
      .header('cache-control', 'no-cache')
      .header('cross-origin-resource-policy', 'cross-origin');
    return request.headers['if-none-match'] === etag
      ? reply.code(304).send()
      : reply.type(`${type}; charset=utf-8`).send(content);
  };
}
