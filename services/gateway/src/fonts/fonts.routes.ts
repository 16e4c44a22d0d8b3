import type { FastifyInstance } from 'fastify';
import { IMMUTABLE, NO_CACHE } from '../static-files/cache-control.ts';
import { choiceOfSlug } from './faces.ts';
import { fontFaceCss } from './font-css.ts';
import type { FontFile } from './font-files.ts';

/** Serves the faces, and a style sheet per face for pages whose theme changes after they were opened. */
export function fontRoutes(app: FastifyInstance, files: readonly FontFile[]): void {
  const byName = new Map(files.map((file) => [file.name, file.content]));
  app.get<{ Params: { name: string } }>('/fonts/:name', (request, reply) => {
    const { name } = request.params;
    const content = byName.get(name);
    if (content) return reply.header('cache-control', IMMUTABLE).type('font/woff2').send(content);
    const choice = name.endsWith('.css') ? choiceOfSlug(name.slice(0, -'.css'.length)) : undefined;
    if (!choice) return reply.callNotFound();
    return reply
      .header('cache-control', NO_CACHE)
      .type('text/css; charset=utf-8')
      .send(fontFaceCss(files, choice, null));
  });
}
