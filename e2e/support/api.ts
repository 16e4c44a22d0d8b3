import type { APIRequestContext } from '@playwright/test';
import { fromWire, toWire } from 'shared-contracts/codec';
import { type AnswerOf, type CallArguments, type Endpoint, fillPath } from 'shared-contracts/endpoint';

const bases = { api: '/api/v1/', origin: '/', checkout: '/api/v1/checkout' } as const;

interface LooseArguments {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}

/** Calls the API of a host as a script would: with a bearer token and without cookies. */
export interface ApiCaller {
  /** Throws with the server's words when the call is refused. */
  call<E extends Endpoint>(endpoint: E, args: CallArguments<E>): Promise<AnswerOf<E>>;
}

function urlOf({ base, path }: Endpoint, { params, query }: LooseArguments): string {
  const slash = base === 'checkout' && path ? '/' : '';
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
  return `${bases[base]}${slash}${fillPath(path, params)}${search && `?${search}`}`;
}

export function apiOf(request: APIRequestContext, origin: string, token: string | null): ApiCaller {
  return {
    async call(endpoint, args) {
      const loose = args as LooseArguments;
      const response = await request.fetch(`${origin}${urlOf(endpoint, loose)}`, {
        method: endpoint.method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(endpoint.idempotent && { 'idempotency-key': crypto.randomUUID() }),
        },
        ...(loose.body !== undefined && { data: toWire(loose.body, endpoint.dataKeys) }),
      });
      const envelope = await response.json();
      if (!response.ok()) throw new Error(`${endpoint.method} ${response.url()}: ${await response.text()}`);
      return fromWire(envelope.data, endpoint.dataKeys) as AnswerOf<typeof endpoint>;
    },
  };
}
