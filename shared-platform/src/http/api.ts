import axios, { type AxiosInstance, type AxiosResponse } from 'axios';
import { fromWire, toWire } from 'shared-contracts/codec';
import type { Deployment, PreloadedAnswer } from 'shared-contracts/config';
import type { AnswerOf, CallArguments, Endpoint } from 'shared-contracts/endpoint';
import { envelopeSchema } from 'shared-contracts/envelope';
import { safeParse } from 'shared-contracts/schema';
import { type ApiError, failedAnswer, malformedAnswer, networkError, type Result } from './api-error.ts';
import { endpointUrl, type LooseArguments, relativeUrl } from './endpoint-url.ts';

/** How long a call may take, in milliseconds. */
const CALL_TIMEOUT = 30_000;

export interface CallOptions {
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** How a large body goes out: how long that may take, in milliseconds, and who is told how far it has got. */
  sending?: { timeout: number; onUploadProgress(sent: { progress?: number | undefined }): void };
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

export interface ApiOptions {
  deployment: Deployment;
  preloaded: readonly PreloadedAnswer[];
  /** The token held now, for the bearer header and to know whether a 401 means anything. */
  readToken(): string | null;
  /** A 401 came for a call that was made with this token (decisions 11). */
  onUnauthorised(token: string): void;
  /** The transport; the platform's own unless a test brings one. */
  transport?: AxiosInstance;
}

const LOGIN_PATH = 'auth/customer/login';

/** Creates the client of a page. Answers are camel-cased, bodies snake-cased, both checked against the contract. */
export function createApi(options: ApiOptions): Api {
  const transport = options.transport ?? axios.create();
  const preloaded = new Map(options.preloaded.map((answer) => [answer.url, answer]));

  async function request(endpoint: Endpoint, args: LooseArguments, callOptions: CallOptions) {
    const token = options.readToken();
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (callOptions.idempotencyKey) headers['Idempotency-Key'] = callOptions.idempotencyKey;
    if (token && (options.deployment.bearer || endpoint.sendsToken))
      headers.Authorization = `Bearer ${token}`;
    const response = await transport.request<unknown>({
      url: endpointUrl(options.deployment, endpoint, args),
      method: endpoint.method,
      headers,
      timeout: CALL_TIMEOUT,
      withCredentials: true,
      validateStatus: () => true,
      ...callOptions.sending,
      ...(args.body === undefined ? {} : { data: toWire(args.body, endpoint.dataKeys) }),
      ...(callOptions.signal ? { signal: callOptions.signal } : {}),
    });
    if (response.status === 401 && token && endpoint.path !== LOGIN_PATH) options.onUnauthorised(token);
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
  };
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
  return failure(failedAnswer(status, envelope.data.message ?? null, envelope.data.validationMessages ?? {}));
}

function failure(error: ApiError): { ok: false; error: ApiError } {
  return { ok: false, error };
}
