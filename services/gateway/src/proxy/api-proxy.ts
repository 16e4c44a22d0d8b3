import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { documents } from 'shared-contracts/api/documents';
import { uploadPhoto } from 'shared-contracts/api/photo';
import { beginUpload } from 'shared-contracts/api/uploads';
import type { Endpoint } from 'shared-contracts/endpoint';
import { endpointUrl, ownAddresses } from 'shared-contracts/endpoint-address';
import { MAX_CALL_BODY_BYTES, MAX_FILE_BYTES, MAX_UPLOAD_BODY_BYTES } from 'shared-contracts/uploaded-file';
import { resolveHost } from '../hosts/resolve-host.ts';
import { sendEnvelope } from '../message-pages/envelope.ts';
import type { SendMessage } from '../message-pages/send-message-page.ts';
import { documentAncestors } from '../security/frame-ancestors.ts';
import type { GatewayOptions } from '../settings/gateway-options.ts';
import { drainRequest } from '../strict-http/strict-requests.ts';
import { texts } from '../texts/en.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import { withFraming } from './document-framing.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { limitBody } from './limit-body.ts';
import { logoutCookie } from './logout-cookie.ts';
import { proxyFailure } from './proxy-failure.ts';
import { readBody } from './read-body.ts';

/** Limit for a stalled body that is read whole, in milliseconds; the API watches the others. */
const BODY_PATIENCE = 10_000;
const LONGEST_WAIT = 30_000;

interface PassedOn {
  prefix: string;
  bodyLimit: number;
  /** Large bodies go through as they arrive: the API knows who may send one. Others are read whole first. */
  isStreamed?: boolean;
}

const uploads = (call: Endpoint, bodyLimit: number): PassedOn => ({
  prefix: endpointUrl(ownAddresses, call),
  bodyLimit,
  isStreamed: true,
});

/** The proxied prefixes with their body limits; the longer prefix wins. */
const PASSED_ON: readonly PassedOn[] = [
  { prefix: '/api', bodyLimit: MAX_CALL_BODY_BYTES },
  uploads(documents, MAX_UPLOAD_BODY_BYTES),
  uploads(uploadPhoto, MAX_UPLOAD_BODY_BYTES),
  uploads(beginUpload, MAX_FILE_BYTES),
];

/** The proxy's error has the original error as its cause. */
const isUnreachable = ({ cause }: Error) =>
  cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';

const isTooLarge = (cause: unknown): cause is Error =>
  cause instanceof Error && 'statusCode' in cause && cause.statusCode === 413;

/** A person who follows a link to a file, such as an invoice, would see the raw answer of a call. */
const isOpenedByPerson = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate';

/** Passes `/api/` on to the API; its answers keep their headers. A failure of the proxy is answered as the API would. */
export function apiProxy(
  app: FastifyInstance,
  options: GatewayOptions,
  upstreams: Upstreams,
  sendMessage: SendMessage,
): void {
  for (const part of PASSED_ON) passOn(app, options, upstreams, sendMessage, part);
}

function passOn(
  app: FastifyInstance,
  options: GatewayOptions,
  upstreams: Upstreams,
  sendMessage: SendMessage,
  { prefix, bodyLimit, isStreamed }: PassedOn,
): void {
  const askedOf = new WeakMap<object, string>();
  const timeout = options.proxyTimeout ?? LONGEST_WAIT;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    if (isStreamed) {
      scope.addContentTypeParser('*', async (request: FastifyRequest, body: IncomingMessage) =>
        limitBody(body, bodyLimit, request.headers['content-length']),
      );
      // The API may refuse a file by its first bytes, while the rest of it still comes.
      scope.addHook('onSend', async (request, reply) => drainRequest(request, reply));
    } else {
      const patience = options.bodyPatience ?? BODY_PATIENCE;
      scope.addContentTypeParser('*', async ({ headers }: FastifyRequest, body: IncomingMessage) =>
        Readable.from([await readBody(body, bodyLimit, headers['content-length'], patience)]),
      );
    }
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const failure = proxyFailure(error);
      if (failure.status === 413) drainRequest(request, reply);
      if (failure.status === 408) reply.header('connection', 'close');
      if (failure.status >= 500) request.log.error({ err: error }, 'A call could not be passed on.');
      return isOpenedByPerson(request) && failure.status >= 500
        ? sendMessage(request, reply, failure.status, texts.failure)
        : sendEnvelope(reply, failure.status, failure.message);
    });
    scope.addHook('onRequest', async (request, reply) => {
      if (!resolveHost(request.headers.host, options.baseDomain)) {
        return sendEnvelope(reply, 404, texts.itemNotFound);
      }
    });
    await scope.register(proxy, {
      upstream: '',
      prefix,
      rewritePrefix: prefix,
      proxyPayloads: false,
      disableRequestLogging: true,
      undici: { headersTimeout: timeout, bodyTimeout: timeout, connections: 128, pipelining: 1 },
      replyOptions: {
        // The person, not the gateway, decides whether to retry.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, headers) =>
          forwardedHeaders(logoutCookie(request, headers), {
            host: request.headers.host?.toLowerCase() ?? '',
            scheme: options.publicScheme,
            address: request.ip,
          }),
        rewriteHeaders: (headers, request) => {
          const site = resolveHost(request?.headers.host, options.baseDomain);
          const framing = `frame-ancestors ${documentAncestors(options, site).join(' ')}`;
          return withFraming(headers, framing);
        },
        getUpstream: (request) => {
          const url = upstreams.pick();
          askedOf.set(request, url);
          return url;
        },
        onError: (reply, { error }) => {
          const url = askedOf.get(reply.request);
          if (url && isUnreachable(error)) upstreams.rest(url);
          void reply.send(isTooLarge(error.cause) ? error.cause : error);
        },
      },
    });
  });
}
