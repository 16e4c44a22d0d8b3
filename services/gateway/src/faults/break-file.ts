import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NO_STORE } from '../static-files/cache-control.ts';
import type { FileFault } from './fault-board.ts';

/** A header that lets the gateway ask itself for the file as it is. */
export const WHOLE_FILE = 'x-whole-file';

/** The faults that replace the file's answer, or leave it out. */
export type BreakingFault = Exclude<FileFault, 'slow' | 'flapping'>;

/**
 * Serves broken files. Browsers may cache them for as long as the file itself, as they would with a broken answer of an
 * intermediate cache.
 */
export function createFileBreaker(app: FastifyInstance) {
  const hanging = new Set<FastifyReply>();

  /** The file in two halves would be a network error; its first half alone is a script that ends too early. */
  async function cut(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const whole = await app.inject({
      method: 'GET',
      url: request.url,
      headers: { host: request.headers.host, [WHOLE_FILE]: '1' },
    });
    const half = whole.rawPayload.subarray(0, whole.rawPayload.length / 2);
    return reply.type(String(whole.headers['content-type'])).code(whole.statusCode).send(half);
  }

  const answers: Record<BreakingFault, (request: FastifyRequest, reply: FastifyReply) => unknown> = {
    404: (_request, reply) => reply.code(404).header('cache-control', NO_STORE).send(),
    html: (_request, reply) => reply.type('text/html').send('<!doctype html><title>Not the file</title>'),
    cut,
    throw: (_request, reply) =>
      reply.type('text/javascript').send("throw new Error('This file is broken.');"),
    hang: (_request, reply) => {
      hanging.add(reply);
      return reply.hijack();
    },
  };

  return {
    answer(fault: BreakingFault, request: FastifyRequest, reply: FastifyReply, cacheControl: string) {
      reply.headers({ 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' });
      return answers[fault](request, reply);
    },
    /** Ends hanging answers. */
    release() {
      for (const reply of hanging) reply.raw.destroy();
      hanging.clear();
    },
  };
}
