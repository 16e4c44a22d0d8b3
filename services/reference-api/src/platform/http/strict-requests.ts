import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureEnvelope } from './envelope.ts';
import { ApiFailure } from './failure.ts';
import { texts } from './texts.ts';

/** A body that is refused is read to its end up to here, so that the person who sends it reads why. */
const MOST_READ_IN_VAIN = 64 * 1024 * 1024;

const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

/** True if a request says once for whom it is (RFC 9112, 3.2). Two services may each believe another of two hosts. */
function namesOneHost({ raw }: FastifyRequest): boolean {
  const hosts = hostsOf(raw);
  return hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0');
}

/**
 * Keeps the connection of a call whose body was too large: closing it while the body still comes would make the
 * sender's system throw the answer away.
 */
export function drainRequest(request: FastifyRequest, response: FastifyReply): void {
  if (Number(request.headers['content-length'] ?? 0) <= MOST_READ_IN_VAIN)
    response.removeHeader('connection');
}

/** Refuses what HTTP itself forbids, in the envelope. */
export function refuseBadHttp(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const isPath = request.raw.url?.startsWith('/') ?? false;
    if (!isPath || !namesOneHost(request)) throw new ApiFailure(400, texts.status.badRequest);
  });
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const failure = new ApiFailure(417, texts.status.badRequest);
    response.writeHead(417, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    });
    response.end(JSON.stringify(failureEnvelope(failure)));
  });
}
