import type { CardProvider } from './card-provider.ts';
import { paymentRequest, refundRequest } from './payment-request.ts';
import {
  type ProviderAnswer,
  readCardRemoval,
  readPayment,
  readRefund,
  readSession,
  readTransaction,
  readVoid,
} from './provider-answers.ts';

export interface OpayoSettings {
  /** Base this service calls, without a trailing slash. */
  apiUrl: string;
  vendor: string;
  key: string;
  password: string;
  /** Limit for one call, in milliseconds. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 20_000;

/** Failures before a connection stood: the request cannot have arrived. */
const NEVER_ARRIVED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function missing(error: unknown): ProviderAnswer {
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return { missing: NEVER_ARRIVED.has(code) ? 'unreachable' : 'lost' };
}

/** Speaks the REST protocol of Opayo Pi, https://developer-eu.elavon.com/docs/opayo. */
export function createOpayoClient(settings: OpayoSettings): CardProvider {
  const { apiUrl, vendor, key, password, timeoutMs = DEFAULT_TIMEOUT_MS } = settings;
  const authorization = `Basic ${Buffer.from(`${key}:${password}`).toString('base64')}`;

  async function ask(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<ProviderAnswer> {
    try {
      const response = await fetch(`${apiUrl}/api/v1/${path}`, {
        method,
        headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
        body: body === undefined ? undefined : JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      return { status: response.status, body: parse(text) };
    } catch (error) {
      return missing(error);
    }
  }

  const transaction = (id: string) => `transactions/${encodeURIComponent(id)}`;

  return {
    openSession: async () => readSession(await ask('POST', 'merchant-session-keys', { vendorName: vendor })),
    pay: async (payment) => readPayment(await ask('POST', 'transactions', paymentRequest(payment))),
    answerChallenge: async (id, cRes) =>
      readTransaction(await ask('POST', `${transaction(id)}/3d-secure-challenge`, { cRes })),
    lookUp: async (id) => readTransaction(await ask('GET', transaction(id))),
    voidPayment: async (id) =>
      readVoid(await ask('POST', `${transaction(id)}/instructions`, { instructionType: 'void' })),
    refund: async (refund) => readRefund(await ask('POST', 'transactions', refundRequest(refund))),
    forgetCard: async (identifier) =>
      readCardRemoval(await ask('DELETE', `card-identifiers/${encodeURIComponent(identifier)}`)),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
