import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { answerOf, checkRequest, type Place, placeOf, places } from './published-api.ts';

/** A server that knows of the provider only what it publishes. */
export interface DocumentServer {
  url: string;
  /** Operations that were called, the first first. */
  called: string[];
  /** Callers' breaches of the published text. */
  breaches: string[];
  /** Answers an operation from now on with one of the text's examples, by default its first success. */
  answerWith(operationId: string, status: number, example?: string): void;
  close(): Promise<void>;
}

interface Chosen {
  status: number;
  example?: string;
}

const schemes = { Basic: /^Basic [A-Za-z0-9+/]+=*$/, Bearer: /^Bearer \S+$/ };

/** The browser script is no part of the text: ours replaces it. */
const SCRIPT = new URL('../../src/browser/sagepay.js', import.meta.url);

/** Starts a server whose every check and every answer is the published text's. */
export async function startDocumentServer(): Promise<DocumentServer> {
  const app = Fastify();
  const called: string[] = [];
  const breaches: string[] = [];
  const chosen = new Map<string, Chosen>();

  function answer(place: Place, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { operationId } = place.operation;
    called.push(operationId);
    const { status, example } =
      verdict(place, request) ?? chosen.get(operationId) ?? usual(place, request.body);
    const examples = answerOf(place.operation, status).content?.['application/json'].examples ?? {};
    const value = example === undefined ? Object.values(examples)[0]?.value : examples[example]?.value;
    // The provider may add fields, and clients must not break because of that.
    return reply
      .code(status)
      .send(value && { ...value, ...newNames(value), addedSince: { by: 'the provider' } });
  }

  function verdict(place: Place, { headers, body }: FastifyRequest): Chosen | undefined {
    const [scheme] = place.operation.security.map((one) => ('Basic' in one ? schemes.Basic : schemes.Bearer));
    const wrong = [
      ...(scheme?.test(headers.authorization ?? '') ? [] : ['is not authenticated as the text says']),
      ...checkRequest(place, body),
    ];
    breaches.push(...wrong.map((what) => `${place.operation.operationId}: ${what}`));
    return wrong.length > 0 ? { status: 422, example: 'missing' } : undefined;
  }

  app.get('/api/v1/js/sagepay.js', (_request, reply) =>
    reply.type('text/javascript').send(readFileSync(SCRIPT, 'utf8')),
  );
  for (const place of places) {
    app.route({
      method: place.method.toUpperCase(),
      url: `/api/v1${place.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
      handler: (request, reply) => answer(place, request, reply),
    });
  }
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    called,
    breaches,
    answerWith(operationId, status, example) {
      answerOf(placeOf(operationId).operation, status);
      chosen.set(operationId, { status, example });
    },
    close: () => app.close(),
  };
}

/** Keys and transactions are named again each time. */
const newNames = (value: object) =>
  Object.fromEntries(
    ['merchantSessionKey', 'transactionId']
      .filter((field) => field in value)
      .map((field) => [field, randomUUID().toUpperCase()]),
  );

/** The first success that the text names; a refund is answered as one. */
function usual({ operation }: Place, body: unknown): Chosen {
  const status = Math.min(...Object.keys(operation.responses).map(Number));
  const isRefund =
    typeof body === 'object' &&
    body !== null &&
    'transactionType' in body &&
    body.transactionType === 'Refund';
  return isRefund ? { status, example: 'refunded' } : { status };
}
