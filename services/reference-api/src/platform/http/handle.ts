import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fromWire, toWire } from 'shared-contracts/codec';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { type AnswerOf, type Endpoint, isOpenToVisitors } from 'shared-contracts/endpoint';
import { safeParse } from 'shared-contracts/schema';
import { isManager } from 'shared-contracts/staff';
import { MAX_FILE_BYTES } from 'shared-contracts/uploaded-file';
import { recordStatements } from '../database/watched-dialect.ts';
import { type Lifetime, watchClock } from '../response-cache/lifetime.ts';
import type { ComputedAnswer } from '../response-cache/response-cache.ts';
import { sendCached } from '../response-cache/send-cached.ts';
import { FileAnswer, Reply } from './answer.ts';
import { cacheHeaders } from './cache-headers.ts';
import type { ApiContext, ApiServer, Call, Caller } from './call.ts';
import { checkPerson } from './check-person.ts';
import { endpointPattern } from './endpoint-pattern.ts';
import { successEnvelope } from './envelope.ts';
import { ApiFailure, invalid, notFound } from './failure.ts';
import { checkShape, hasNulCharacter } from './field-messages.ts';
import { admitLargeBody, withReadTimeout } from './large-bodies.ts';
import { claimOf, once, onceInTransaction } from './once.ts';
import { rateLimitAddress } from './rate-limit-address.ts';
import { acceptFiles, checkFileSize } from './sent-file.ts';
import { isTrustedOrigin, parseTenantHost } from './tenant-host.ts';
import { texts } from './texts.ts';

/** Should a file be opened in a page anyway, nothing in it runs or reaches anything. */
const NOTHING_RUNS = "sandbox; default-src 'none'";

interface HandleOptions {
  /** The most the call may send, in bytes, where that is not what any call may. */
  bodyLimit?: number;
  /** All visitors share one answer. */
  isShared?: boolean;
  /** The call runs in one transaction with its idempotency key: its `db` is that transaction. */
  isOneTransaction?: boolean;
}

type HandlerAnswer<E extends Endpoint> = AnswerOf<E> | Reply<AnswerOf<E>> | FileAnswer;
/** @param lifetime of an answer that may be kept: the handler names what it ends with */
type Handler<E extends Endpoint> = (
  call: Call<E>,
  lifetime?: Lifetime,
) => Promise<HandlerAnswer<E>> | HandlerAnswer<E>;

/** Settings and currency come from the tenant that was found by the host. */
const TENANTS = 'tenants';

function checkCaller(caller: Caller, request: FastifyRequest, endpoint: Endpoint, context: ApiContext): void {
  const changesState = endpoint.method !== 'GET';
  const { configuration } = context;
  const { host, usesCookie } = caller;
  if (changesState && !isTrustedOrigin(request.headers.origin, host, configuration, usesCookie)) {
    throw new ApiFailure(403, texts.status.forbidden);
  }
  if (!caller.user && !isOpenToVisitors(endpoint)) throw new ApiFailure(401, texts.status.notLoggedIn);
  checkPerson(request.headers, endpoint, caller.user);
  const { user } = caller;
  const isRefused =
    (endpoint.access === 'staff' && !user?.isStaff) ||
    (endpoint.access === 'manager' && !(user && isManager(user)));
  if (isRefused) throw new ApiFailure(403, texts.status.forbidden);
}

function checkInput<E extends Endpoint>(
  request: FastifyRequest,
  endpoint: E,
): Pick<Call<E>, 'params' | 'query' | 'body'> {
  const params = request.params as Record<string, string>;
  if (hasNulCharacter(params)) throw notFound();
  const body = endpoint.body ? fromWire(request.body, endpoint.dataKeys) : undefined;
  if (hasNulCharacter(request.query) || hasNulCharacter(body)) throw invalid({ '': [texts.field.invalid] });
  const checked = {
    query: endpoint.query ? checkShape(endpoint.query, request.query) : { value: undefined },
    body: endpoint.body ? checkShape(endpoint.body, body) : { value: undefined },
  };
  if ('messages' in checked.query) throw invalid(checked.query.messages);
  if ('messages' in checked.body) throw invalid(checked.body.messages);
  return { params, query: checked.query.value, body: checked.body.value } as Pick<
    Call<E>,
    'params' | 'query' | 'body'
  >;
}

function checkedAnswer(endpoint: Endpoint, data: unknown, context: ApiContext): unknown {
  if (context.configuration.isProduction) return data;
  const result = safeParse(endpoint.answer, data);
  if (result.success) return data;
  const where = result.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(`The answer of ${endpoint.method} ${endpoint.path} has the wrong shape at: ${where}`);
}

function sendFile(response: FastifyReply, file: FileAnswer): FastifyReply {
  return response
    .header('content-type', file.contentType)
    .header('content-disposition', `attachment; filename="${file.fileName}"`)
    .header('content-security-policy', NOTHING_RUNS)
    .send(file.content);
}

/** A request that brings no token, not even one that is no longer good. */
const isVisitor = ({ headers, cookies }: FastifyRequest): boolean =>
  headers.authorization === undefined && !cookies[TOKEN_COOKIE];

/**
 * Mounts one row of the API table. Before the handler runs: tenant by host, origin, who may call and whether that is
 * whom the call was filled in for, body and query against the row's schemas, the idempotency key. What it returns is
 * put into the envelope, snake-cased.
 */
export function handle<E extends Endpoint>(
  app: ApiServer,
  endpoint: E,
  handler: Handler<E>,
  options: HandleOptions = {},
): void {
  const { file } = endpoint;
  if (!file) mount(app, endpoint, handler, options);
  else {
    app.register(async (scope) => {
      acceptFiles(scope, file);
      mount(scope, endpoint, handler, { bodyLimit: MAX_FILE_BYTES });
    });
  }
}

function mount<E extends Endpoint>(
  app: ApiServer,
  endpoint: E,
  handler: Handler<E>,
  { isShared = false, isOneTransaction = false, ...routeOptions }: HandleOptions,
): void {
  if (isOneTransaction && !(endpoint.idempotent && !isOpenToVisitors(endpoint)))
    throw new Error(`${endpoint.method} ${endpoint.path} has no key to share a transaction with.`);
  if (routeOptions.bodyLimit !== undefined && isOpenToVisitors(endpoint))
    throw new Error(`${endpoint.method} ${endpoint.path} takes large bodies from anonymous callers.`);
  if (isShared && !(endpoint.method === 'GET' && isOpenToVisitors(endpoint)))
    throw new Error(`${endpoint.method} ${endpoint.path} has no answer that visitors share.`);

  const admit = async (request: FastifyRequest, response: FastifyReply): Promise<Caller> => {
    const { context } = app;
    response.headers(cacheHeaders(endpoint));
    const caller = request.caller ?? (await context.identify(request, context));
    request.caller = caller;
    checkCaller(caller, request, endpoint, context);
    return caller;
  };

  const callOf = (request: FastifyRequest, caller: Caller): Call<E> => {
    const { db, now, configuration, log, merchants, wakeMail, vault, events } = app.context;
    return {
      ...checkInput(request, endpoint),
      ...caller,
      file: endpoint.file && request.body instanceof Readable ? request.body : null,
      ip: rateLimitAddress(request.ip),
      headers: request.headers,
      db,
      now,
      configuration,
      log,
      merchants,
      wakeMail,
      vault,
      events,
    };
  };

  const run = async (call: Call<E>, lifetime?: Lifetime) => {
    const answer = await handler(call, lifetime);
    const [status, data] = answer instanceof Reply ? [answer.status, answer.data] : [endpoint.status, answer];
    if (data instanceof FileAnswer) return data;
    const wire = toWire(checkedAnswer(endpoint, data, app.context), endpoint.dataKeys);
    return { status, envelope: successEnvelope(status, wire) };
  };

  /** Made as for a visitor, no matter who asks, so that nothing about a person can be kept. */
  const makeShared = async (request: FastifyRequest, { host, tenant }: Caller): Promise<ComputedAnswer> => {
    const clock = watchClock(app.context.now);
    const visitor = { host, tenant, user: null, tokenHash: null, usesCookie: false };
    const call = { ...callOf(request, visitor), now: clock.now };
    const { result, words } = await recordStatements(() => run(call, clock));
    if (result instanceof FileAnswer || result.status !== endpoint.status)
      throw new Error('An answer that is shared is an envelope with the status of its endpoint.');
    return { envelope: result.envelope, words: new Set([...words, TENANTS]), ...clock.bounds() };
  };

  const answerShared = async (request: FastifyRequest, response: FastifyReply) => {
    const { context } = app;
    response.headers(cacheHeaders(endpoint));
    const host = parseTenantHost(request.host, context.configuration.baseDomain);
    // A token is looked at, and one that is good keeps its login alive, though the answer does not depend on it.
    const caller = host && isVisitor(request) ? null : await admit(request, response);
    if (!caller) checkPerson(request.headers, endpoint, null);
    const { params, query } = checkInput(request, endpoint);
    const key = JSON.stringify([host?.tenant, host?.app, endpoint.path, params, query]);
    const answer = await context.responses.read(key, async () =>
      makeShared(request, caller ?? (await admit(request, response))),
    );
    response.headers(cacheHeaders(endpoint, true));
    return sendCached(request, response, answer);
  };

  app.route({
    ...routeOptions,
    // Anyone who may not send a large body is refused before a byte of it is read.
    ...(routeOptions.bodyLimit !== undefined && {
      onRequest: async (request: FastifyRequest, response: FastifyReply) => {
        const { user } = await admit(request, response);
        if (endpoint.file) checkFileSize(request);
        if (user) admitLargeBody(user, response);
      },
      preParsing: async (_request: FastifyRequest, _response: FastifyReply, body: Readable) =>
        withReadTimeout(body),
    }),
    method: endpoint.method,
    url: endpointPattern(endpoint),
    async handler(request, response) {
      if (isShared && (endpoint.access === 'anyone' || isVisitor(request))) {
        return answerShared(request, response);
      }
      const { context } = app;
      const caller = await admit(request, response);
      const call = callOf(request, caller);
      // An endpoint that is open to everyone recognises a repeat itself.
      if (endpoint.idempotent && !isOpenToVisitors(endpoint) && caller.user) {
        const claim = claimOf(request, endpoint, caller.user, context);
        const runOnce = async (db: Call<E>['db']) => {
          const result = await run({ ...call, db });
          if (result instanceof FileAnswer)
            throw new Error('A file is not remembered under an idempotency key.');
          return result;
        };
        const answer = isOneTransaction
          ? await onceInTransaction(context, claim, runOnce)
          : await once(context, claim, () => runOnce(context.db));
        return response.code(answer.status).send(answer.envelope);
      }
      const result = await run(call);
      if (result instanceof FileAnswer) return sendFile(response, result);
      return response.code(result.status).send(result.envelope);
    },
  });
}

/**
 * Mounts a row whose answer is the same for every visitor: it is kept until something it was made of changes. Of a row
 * that is not for `anyone`, those who bring a token get their own answer each time.
 */
export function handleShared<E extends Endpoint>(app: ApiServer, endpoint: E, handler: Handler<E>): void {
  handle(app, endpoint, handler, { isShared: true });
}
