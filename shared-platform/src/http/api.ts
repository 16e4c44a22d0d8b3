import type { AxiosInstance } from 'axios';
import { fromWire, toWire } from 'shared-contracts/codec';
import type { Deployment, PreloadedAnswer } from 'shared-contracts/config';
import type { AnswerOf, CallArguments, Endpoint } from 'shared-contracts/endpoint';
import { endpointUrl, type LooseArguments, relativeUrl } from 'shared-contracts/endpoint-address';
import { envelopeSchema } from 'shared-contracts/envelope';
import { PERSON_HEADER, STAY_LOGGED_IN_HEADER } from 'shared-contracts/headers';
import { safeParse } from 'shared-contracts/schema';
import { type ApiError, failedAnswer, malformedAnswer, networkError, type Result } from './api-error.ts';
import { keepaliveFetch, type OutgoingCall } from './keepalive-fetch.ts';
import { loadHttpClient } from './load-http-client.ts';

/** Limit for a call, in milliseconds. */
const CALL_TIMEOUT = 30_000;

export interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** Sending of a large body: its time limit in milliseconds, and a callback for its progress. */
  sending?: {
    timeout: number;
    onUploadProgress(sent: { progress?: number | undefined }): void;
    /** A file, sent as it is in place of a body. */
    data?: Blob;
  };
  /** Another token than the one held now, sent as bearer header. Its refusal says nothing of who is logged in. */
  token?: string;
  /** True if the login that this call starts outlasts the browser, as the person asked for. */
  stays?: boolean;
  /** The browser delivers the call even when the page is closed in the meantime; it cannot be called off. */
  outlivesPage?: boolean;
}

/** The one way to the server. */
export interface Api {
  call<E extends Endpoint>(
    endpoint: E,
    args: CallArguments<E>,
    options?: CallOptions,
  ): Promise<Result<AnswerOf<E>>>;
  /** The answer that arrived with the page, without taking it; `undefined` when there is none or it was a failure. */
  preloaded<E extends Endpoint>(endpoint: E, args: CallArguments<E>): AnswerOf<E> | undefined;
}

/** The client of the page itself, which outlives every person. */
export interface PageApi extends Api {
  /** Drops the answers that arrived with the page: they were for the person who was here then. */
  forgetPreloaded(): void;
}

export interface ApiOptions {
  deployment: Deployment;
  preloaded: readonly PreloadedAnswer[];
  /** The token held now, for the bearer header and to know whether a 401 means anything. */
  readToken(): string | null;
  /** Id of the person whom this page shows, where it is known: the server refuses the call for anyone else's token. */
  readPerson(): string | null;
  /** A 401 came for a call that was made with this token (decisions 11). */
  onUnauthorised(token: string): void;
  /** The transport; the platform's own unless a test brings one. */
  transport?: AxiosInstance;
}

const LOGIN_PATH = 'auth/customer/login';
const STARTS_LOGIN: readonly string[] = [LOGIN_PATH, 'auth/customer/register', 'auth/passkeys/login'];

/** Creates the client of a page. Answers are camel-cased, bodies snake-cased, both checked against the contract. */
export function createApi(options: ApiOptions): PageApi {
  const preloaded = new Map(options.preloaded.map((answer) => [answer.url, answer]));
  // An operator's API on another origin need not allow a header that the documents do not name.
  const isSameOrigin = isOwn(options.deployment.apiBase);

  async function request(endpoint: Endpoint, args: LooseArguments, callOptions: CallOptions) {
    const token = options.readToken();
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (callOptions.idempotencyKey) headers['Idempotency-Key'] = callOptions.idempotencyKey;
    const bearer =
      callOptions.token ?? (options.deployment.bearer || endpoint.sendsToken ? token : undefined);
    if (bearer) headers.Authorization = `Bearer ${bearer}`;
    const person = callOptions.token || endpoint.access === 'anyone' ? null : options.readPerson();
    if (person && isSameOrigin) headers[PERSON_HEADER] = person;
    if (isSameOrigin && STARTS_LOGIN.includes(endpoint.path))
      headers[STAY_LOGGED_IN_HEADER] = callOptions.stays ? '1' : '0';
    if (callOptions.sending?.data) headers['Content-Type'] = callOptions.sending.data.type;
    const outgoing = {
      url: endpointUrl(options.deployment, endpoint, args),
      method: endpoint.method,
      headers,
      timeout: CALL_TIMEOUT,
      ...(args.body === undefined ? {} : { data: toWire(args.body, endpoint.dataKeys) }),
    };
    const response = await send(outgoing, callOptions);
    if (response.status === 401 && token && !callOptions.token && endpoint.path !== LOGIN_PATH)
      options.onUnauthorised(token);
    return response;
  }

  async function send(
    outgoing: OutgoingCall,
    { outlivesPage, sending, signal }: CallOptions,
  ): Promise<{ status: number; data: unknown }> {
    if (outlivesPage && !options.transport) return keepaliveFetch(outgoing);
    const transport = options.transport ?? (await loadHttpClient());
    return transport.request<unknown>({
      ...outgoing,
      withCredentials: true,
      validateStatus: () => true,
      ...sending,
      ...(signal ? { signal } : {}),
    });
  }

  return {
    async call(endpoint, args, callOptions = {}) {
      const loose = args as LooseArguments;
      const isForMe = endpoint.access === 'anyone' || !options.readToken();
      const early =
        endpoint.method === 'GET' && isForMe ? preloaded.get(relativeUrl(endpoint, loose)) : undefined;
      if (early) {
        preloaded.delete(early.url);
        return interpret(endpoint, early.status, early.body);
      }
      let response: { status: number; data: unknown };
      try {
        response = await request(endpoint, loose, callOptions);
      } catch {
        return { ok: false, error: networkError() };
      }
      return interpret(endpoint, response.status, response.data);
    },
    preloaded(endpoint, args) {
      const early = preloaded.get(relativeUrl(endpoint, args as LooseArguments));
      const result = early && interpret(endpoint, early.status, early.body);
      return result?.ok ? result.data : undefined;
    },
    forgetPreloaded: () => preloaded.clear(),
  };
}

/** True if an address, absolute or not, is on the origin of this page. */
function isOwn(address: string): boolean {
  if (address.startsWith('/') && !address.startsWith('//')) return true;
  return address.startsWith(`${globalThis.location?.origin}/`);
}

/** Turns what the server said into an outcome; anything the contract does not describe is `malformed`. */
export function interpret<E extends Endpoint>(
  endpoint: E,
  status: number,
  body: unknown,
): Result<AnswerOf<E>> {
  const dataKeys = endpoint.dataKeys.map((path) => `data.${path}`);
  const envelope = safeParse(envelopeSchema, fromWire(body, dataKeys));
  if (status >= 200 && status < 300) {
    const answer = envelope.success ? safeParse(endpoint.answer, envelope.data.data) : envelope;
    if (!answer.success) return failure(malformedAnswer(status));
    return { ok: true, data: answer.data as AnswerOf<E>, status };
  }
  if (!envelope.success) return failure(failedAnswer(status, null));
  const { message = null, validationMessages, data } = envelope.data;
  return failure(failedAnswer(status, message, validationMessages, data));
}

function failure(error: ApiError): { ok: false; error: ApiError } {
  return { ok: false, error };
}
