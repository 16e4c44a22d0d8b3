import axios, { type AxiosInstance, type AxiosResponse } from 'axios';
import { fromWire, toWire } from 'shared-contracts/codec';
import type { Deployment, PreloadedAnswer } from 'shared-contracts/config';
import type { AnswerOf, CallArguments, Endpoint } from 'shared-contracts/endpoint';
import { envelopeSchema } from 'shared-contracts/envelope';
import { PERSON_HEADER, STAY_HEADER } from 'shared-contracts/headers';
import { safeParse } from 'shared-contracts/schema';
import { type ApiError, failedAnswer, malformedAnswer, networkError, type Result } from './api-error.ts';
import { endpointUrl, type LooseArguments, relativeUrl } from './endpoint-url.ts';
import { outliveThePage } from './outlive-the-page.ts';

/** How long a call may take, in milliseconds. */
const CALL_TIMEOUT = 30_000;

export interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** How a large body goes out: how long that may take, in milliseconds, and who is told how far it has got. */
  sending?: { timeout: number; onUploadProgress(sent: { progress?: number | undefined }): void };
  /** Another token than the one held now, sent as bearer header. Its refusal says nothing of who is logged in. */
  token?: string;
  /** Whether the login that this call starts outlasts the browser, as the person asked for. */
  stays?: boolean;
  /** The browser delivers the call even when the page is closed meanwhile; it cannot be called off. */
  outlivesPage?: boolean;
}

/** The one way to the server. */
export interface Api {
  call<E extends Endpoint>(
    endpoint: E,
    args: CallArguments<E>,
    options?: CallOptions,
  ): Promise<Result<AnswerOf<E>>>;
  /** The answer that came with the page, without taking it; `undefined` when there is none or it was a failure. */
  preloaded<E extends Endpoint>(endpoint: E, args: CallArguments<E>): AnswerOf<E> | undefined;
}

/** The client of the page itself, which outlives every person. */
export interface PageApi extends Api {
  /** Drops the answers that came with the page: they were for whoever was here then. */
  forgetPreloaded(): void;
}

export interface ApiOptions {
  deployment: Deployment;
  preloaded: readonly PreloadedAnswer[];
  /** The token held now, for the bearer header and to know whether a 401 means anything. */
  readToken(): string | null;
  /** Id of the person whom this page shows, where it is known: the server refuses the call for anybody else's token. */
  readPerson(): string | null;
  /** A 401 came for a call that was made with this token (decisions 11). */
  onUnauthorised(token: string): void;
  /** The transport; the platform's own unless a test brings one. */
  transport?: AxiosInstance;
}

const LOGIN_PATH = 'auth/customer/login';
const STARTS_LOGIN: readonly string[] = [LOGIN_PATH, 'auth/customer/register'];

/** Creates the client of a page. Answers are camel-cased, bodies snake-cased, both checked against the contract. */
export function createApi(options: ApiOptions): PageApi {
  const transport = options.transport ?? axios.create();
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
      headers[STAY_HEADER] = callOptions.stays ? '1' : '0';
    const response = await transport.request<unknown>({
      url: endpointUrl(options.deployment, endpoint, args),
      method: endpoint.method,
      headers,
      timeout: CALL_TIMEOUT,
      withCredentials: true,
      validateStatus: () => true,
      ...callOptions.sending,
      ...(callOptions.outlivesPage && !options.transport ? { adapter: outliveThePage } : {}),
      ...(args.body === undefined ? {} : { data: toWire(args.body, endpoint.dataKeys) }),
      ...(callOptions.signal ? { signal: callOptions.signal } : {}),
    });
    if (response.status === 401 && token && !callOptions.token && endpoint.path !== LOGIN_PATH)
      options.onUnauthorised(token);
    return response;
  }

  return {
    async call(endpoint, args, callOptions = {}) {
      const loose = args as LooseArguments;
      const early = endpoint.method === 'GET' ? preloaded.get(relativeUrl(endpoint, loose)) : undefined;
      if (early) {
        preloaded.delete(early.url);
        return interpret(endpoint, early.status, early.body);
      }
      let response: AxiosResponse<unknown>;
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

/** Whether an address, absolute or not, is on the origin of this page. */
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
