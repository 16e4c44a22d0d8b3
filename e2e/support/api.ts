import type { APIRequestContext } from '@playwright/test';
import { fromWire, toWire } from 'shared-contracts/codec';
import type { AnswerOf, CallArguments, Endpoint } from 'shared-contracts/endpoint';
import { endpointUrl, type LooseArguments, ownAddresses } from 'shared-contracts/endpoint-address';

/** Calls the API of a host as a script would: with a bearer token and without cookies. */
export interface ApiCaller {
  /** Throws with the server's words when the call is refused. */
  call<E extends Endpoint>(endpoint: E, args: CallArguments<E>): Promise<AnswerOf<E>>;
}

export function apiOf(
  request: APIRequestContext,
  origin: string,
  token: string | null,
  /** IP address of the caller, as the proxy in front of the gateway would say; that of this machine unless given. */
  address?: string,
): ApiCaller {
  return {
    async call(endpoint, args) {
      const loose = args as LooseArguments;
      const response = await request.fetch(`${origin}${endpointUrl(ownAddresses, endpoint, loose)}`, {
        method: endpoint.method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(address && { 'x-forwarded-for': address }),
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

/** An IP address that no other caller has: the API limits how often one address may try what it is wary of. */
export const newIpAddress = (): string => {
  const [high, low] = crypto.getRandomValues(new Uint16Array(2));
  return `2001:db8:${high?.toString(16)}:${low?.toString(16)}::1`;
};
