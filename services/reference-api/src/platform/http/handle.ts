import type { FastifyReply, FastifyRequest } from 'fastify';
import { fromWire, toWire } from 'shared-contracts/codec';
import { type AnswerOf, type Endpoint, isOpenToVisitors } from 'shared-contracts/endpoint';
import { safeParse } from 'shared-contracts/schema';
import { isManager } from 'shared-contracts/staff';
import { FileAnswer, Reply } from './answer.ts';
import { cacheHeaders } from './cache-headers.ts';
import type { ApiContext, ApiServer, Call, Caller } from './call.ts';
import { checkPerson } from './check-person.ts';
import { countedAddress } from './counted-address.ts';
import { endpointUrl } from './endpoint-url.ts';
import { successEnvelope } from './envelope.ts';
import { ApiFailure, invalid, notFound } from './failure.ts';
import { checkShape, hasNulCharacter } from './field-messages.ts';
import { claimOf, once } from './once.ts';
import { isTrustedOrigin } from './tenant-host.ts';
import { texts } from './texts.ts';

/** Should a file be opened in a page all the same, nothing in it runs or reaches anything. */
const NOTHING_RUNS = "sandbox; default-src 'none'";

interface HandleOptions {
  /** The most the call may send, in bytes, where that is not what any call may. */
  bodyLimit?: number;
}

type HandlerAnswer<E extends Endpoint> = AnswerOf<E> | Reply<AnswerOf<E>> | FileAnswer;
type Handler<E extends Endpoint> = (call: Call<E>) => Promise<HandlerAnswer<E>> | HandlerAnswer<E>;

function checkCaller(caller: Caller, request: FastifyRequest, endpoint: Endpoint, context: ApiContext): void {
  const { baseDomain } = context.configuration;
  const changesState = endpoint.method !== 'GET';
  if (changesState && !isTrustedOrigin(request.headers.origin, caller.host, baseDomain, caller.usesCookie)) {
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
  const admit = async (request: FastifyRequest, response: FastifyReply): Promise<Caller> => {
    const { context } = app;
    response.headers(cacheHeaders(endpoint));
    const caller = request.caller ?? (await context.identify(request, context));
    request.caller = caller;
    checkCaller(caller, request, endpoint, context);
    return caller;
  };
  app.route({
    ...options,
    // Whoever may not send a large body is refused before a byte of it is read.
    ...(options.bodyLimit !== undefined && {
      onRequest: async (request: FastifyRequest, response: FastifyReply) =>
        void (await admit(request, response)),
    }),
    method: endpoint.method,
    url: endpointUrl(endpoint),
    async handler(request, response) {
      const { context } = app;
      const caller = await admit(request, response);
      const { db, now, configuration, log, merchants, wakeMail, vault, events } = context;
      const call: Call<E> = {
        ...checkInput(request, endpoint),
        ...caller,
        ip: countedAddress(request.ip),
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

      const run = async () => {
        const answer = await handler(call);
        const [status, data] =
          answer instanceof Reply ? [answer.status, answer.data] : [endpoint.status, answer];
        if (data instanceof FileAnswer) return data;
        const wire = toWire(checkedAnswer(endpoint, data, context), endpoint.dataKeys);
        return { status, envelope: successEnvelope(status, wire) };
      };
      // An endpoint that is open to everybody recognises a repeat itself.
      if (endpoint.idempotent && !isOpenToVisitors(endpoint) && caller.user) {
        const answer = await once(context, claimOf(request, endpoint, caller.user, context), async () => {
          const result = await run();
          if (result instanceof FileAnswer)
            throw new Error('A file is not remembered under an idempotency key.');
          return result;
        });
        return response.code(answer.status).send(answer.envelope);
      }
      const result = await run();
      if (result instanceof FileAnswer) return sendFile(response, result);
      return response.code(result.status).send(result.envelope);
    },
  });
}
