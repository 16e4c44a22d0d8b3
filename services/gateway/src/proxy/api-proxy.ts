import { Readable } from 'node:stream';
import proxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { LARGEST_UPLOAD_BODY } from 'shared-contracts/uploaded-file';
import { resolveHost } from '../hosts/resolve-host.ts';
import { sendEnvelope } from '../message-pages/envelope.ts';
import type { SendMessage } from '../message-pages/send-message-page.ts';
import { documentAncestors } from '../security/frame-ancestors.ts';
import type { GatewayOptions } from '../settings/gateway-options.ts';
import { letSenderFinish } from '../strict-http/strict-requests.ts';
import { texts } from '../texts/en.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import { withFraming } from './document-framing.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { logoutCookie } from './logout-cookie.ts';
import { proxyFailure } from './proxy-failure.ts';

/** The most a call may send, in bytes. */
export const LARGEST_BODY = 1024 * 1024;
const LONGEST_WAIT = 30_000;

/** What is passed on, with the most a call there may send; the longer prefix wins. */
const PASSED_ON = [
  { prefix: '/api', bodyLimit: LARGEST_BODY },
  { prefix: '/api/v1/my-account/documents', bodyLimit: LARGEST_UPLOAD_BODY },
  { prefix: '/api/v1/my-account/photo', bodyLimit: LARGEST_UPLOAD_BODY },
] as const;

/** The proxy's error carries what went wrong as its cause. */
const isNobodyThere = ({ cause }: Error) =>
  cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED';

/** Somebody follows a link to a file, such as an invoice, and would see what a call is answered with. */
const isOpenedByPerson = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers['sec-fetch-mode'] === 'navigate';

/** Passes `/api/` on to the API; its answers keep their headers. A failure on the way speaks as the API would. */
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
  { prefix, bodyLimit }: (typeof PASSED_ON)[number],
): void {
  const askedOf = new WeakMap<object, string>();
  const timeout = options.proxyTimeout ?? LONGEST_WAIT;
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
      done(null, Readable.from([body])),
    );
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const failure = proxyFailure(error);
      if (failure.status === 413) letSenderFinish(request, reply);
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
        // The person, not the gateway, decides about asking again.
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
          if (url && isNobodyThere(error)) upstreams.rest(url);
          void reply.send(error);
        },
      },
    });
  });
}
