import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendEnvelope } from '../message-pages/envelope.ts';
import { texts } from '../texts/en.ts';

/** A refused body is read to its end up to this size, so that the sender gets the reason. */
const MOST_READ_IN_VAIN = 64 * 1024 * 1024;

const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;

/** True if a request has exactly one host (RFC 9112, 3.2). Given two, two services may each use another one. */
function namesOneHost({ raw }: FastifyRequest): boolean {
  const hosts = hostsOf(raw);
  return hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0');
}

/**
 * Keeps the connection of a call whose body was too large: closing it while the body still comes would make the
 * sender's system throw the answer away.
 */
export function drainRequest(request: FastifyRequest, reply: FastifyReply): void {
  if (Number(request.headers['content-length'] ?? 0) <= MOST_READ_IN_VAIN) reply.removeHeader('connection');
}

/** The address that each connection is currently requesting. */
export function watchAddresses() {
  const addresses = new WeakMap<Socket, string>();
  return {
    of: (socket: Socket) => addresses.get(socket),
    watch(app: FastifyInstance): void {
      app.addHook('onRequest', async ({ raw }) => {
        addresses.set(raw.socket, raw.url ?? '');
      });
      app.addHook('onResponse', async ({ raw }) => {
        addresses.delete(raw.socket);
      });
    },
  };
}

/** Refuses what HTTP itself forbids. */
export function refuseBadHttp(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!namesOneHost(request)) return sendEnvelope(reply, 400, texts.unreadable.title);
  });
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    response.end(JSON.stringify({ status_code: 417, data: null, message: texts.unreadable.title }));
  });
}
