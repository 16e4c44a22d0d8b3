import type { FastifyInstance } from 'fastify';
import { IMMUTABLE, NO_CACHE } from '../static-files/cache-control.ts';
import { fontChoiceOf } from './faces.ts';
import { fontFaceCss } from './font-css.ts';
import { type FontFile, readLicence } from './font-files.ts';

/** Serves the faces with their licences, and a style sheet per face for pages whose theme changes after they were opened. */
export function fontRoutes(app: FastifyInstance, files: readonly FontFile[]): void {
  const byName = new Map(files.map((file) => [file.name, file.content]));
  app.get<{ Params: { name: string } }>('/fonts/:name', async (request, reply) => {
    const { name } = request.params;
    const content = byName.get(name);
    if (content) return reply.header('cache-control', IMMUTABLE).type('font/woff2').send(content);
    const [, slug = '', kind] = /^([a-z-]+)\.(css|LICENCE\.txt)$/.exec(name) ?? [];
    const choice = fontChoiceOf(slug);
    if (!choice) return reply.callNotFound();
    reply.header('cache-control', NO_CACHE);
    return kind === 'css'
      ? reply.type('text/css; charset=utf-8').send(fontFaceCss(files, choice, null))
      : reply.type('text/plain; charset=utf-8').send(await readLicence(choice));
  });
}
