import cookie from '@fastify/cookie';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply } from 'fastify';
import { theme } from 'shared-contracts/api/theme';
import { MAX_CALL_BODY_BYTES } from 'shared-contracts/uploaded-file';
import { isLostConnection } from '../database/is-lost-connection.ts';
import { describeError } from '../log/log.ts';
import { answerBadRequest } from './bad-request.ts';
import type { ApiContext, ApiServer } from './call.ts';
import { isDeeperThan, MAX_BODY_DEPTH } from './depth.ts';
import { endpointPattern } from './endpoint-pattern.ts';
import { failureEnvelope } from './envelope.ts';
import { ApiFailure } from './failure.ts';
import { logRefusals } from './security-log.ts';
import { drainRequest, refuseBadHttp } from './strict-requests.ts';
import { texts } from './texts.ts';

/** Limit for a request to arrive: the largest file over a slow line. */
const LONGEST_REQUEST_MS = 120_000;

const frameworkTexts: Record<number, string> = {
  400: texts.status.badRequest,
  404: texts.status.notFound,
  413: texts.status.tooLarge,
  414: texts.status.addressTooLong,
  415: texts.status.unsupportedType,
};

/** After how many seconds a call is worth a second try when the database went away. */
const RETRY_AFTER = 2;
/** The one call whose 503 means planned maintenance to the page (shell specification): without a database it answers 500. */
const SAYS_MAINTENANCE = endpointPattern(theme);

/** The framework's word on a request that is not to be answered, as one whose sender hung up in the middle. */
const isRefusal = (status: unknown): status is number =>
  typeof status === 'number' && status >= 400 && status < 500;

function asFailure(error: FastifyError | Error, route?: string): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if ('code' in error && error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return new ApiFailure(400, texts.status.malformedJson);
  }
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (isRefusal(status)) return new ApiFailure(status, frameworkTexts[status] ?? texts.status.badRequest);
  if (!isLostConnection(error)) return new ApiFailure(500, texts.status.failed);
  const awayStatus = route === SAYS_MAINTENANCE ? 500 : 503;
  return new ApiFailure(awayStatus, texts.status.away, undefined, null, RETRY_AFTER);
}

/** An empty body is no body: a logout is sent with the JSON type and nothing in it. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, undefined);
    return parse(request, body, (error, value) => {
      const isTooDeep = !error && isDeeperThan(MAX_BODY_DEPTH, value);
      done(isTooDeep ? new ApiFailure(400, texts.status.badRequest) : error, value);
    });
  });
}

/** The bare server: reading, failing and health; the resources are mounted by `createApi`. */
export function createServer(context: ApiContext): ApiServer {
  const app = fastify({
    logger: false,
    trustProxy: context.configuration.trustedProxies,
    // A call on a connection that is open already is answered while the service stops.
    return503OnClosing: false,
    bodyLimit: MAX_CALL_BODY_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    // A missing host is refused below, in the envelope.
    http: { requireHostHeader: false },
    clientErrorHandler: answerBadRequest,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    frameworkErrors: (error, _request, response: FastifyReply) => {
      const failure = asFailure(error);
      response.code(failure.status).send(failureEnvelope(failure));
    },
  });
  app.decorate('context', context);
  app.register(cookie);
  readJson(app);
  logRefusals(app);
  refuseBadHttp(app);

  app.addHook('onRequest', async (_request, response) => {
    response.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  });
  app.setErrorHandler((error: FastifyError, request, response) => {
    const failure = asFailure(error, request.routeOptions.url);
    if (failure.status === 413) drainRequest(request, response);
    // A stalled request would hold its connection.
    if (failure.status === 408) response.header('connection', 'close');
    const retryAfter = failure.retryAfter ?? (failure.status === 503 ? RETRY_AFTER : null);
    if (retryAfter !== null) response.header('retry-after', retryAfter);
    const isUnforeseen = !((error as Error) instanceof ApiFailure);
    if (isUnforeseen && failure.status >= 500) {
      context.log.error('A request failed.', {
        method: request.method,
        route: request.routeOptions.url,
        ...describeError(error),
      });
    }
    return response.code(failure.status).send(failureEnvelope(failure));
  });
  app.setNotFoundHandler((_request, response) =>
    response.code(404).send(failureEnvelope(new ApiFailure(404, texts.status.notFound))),
  );
  app.get('/healthz', async () => ({ status: 'ok' }));
  return app;
}
