import axios, { AxiosError, type AxiosInstance, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import { fromWire, toWire } from 'shared-contracts/codec';
import type { AnswerOf, Endpoint } from 'shared-contracts/endpoint';
import { endpointUrl, ownAddresses } from 'shared-contracts/endpoint-address';

/** A request as it went out. */
export interface TestRequest {
  method: string;
  url: string;
  /** Camel-cased again. */
  body: unknown;
  /** The body as it is on the wire. */
  wireBody: unknown;
  /** The file that was sent in place of a body. */
  file: Blob | null;
  headers: Record<string, unknown>;
}

/** The stand-in server's answer for an endpoint. */
export interface TestAnswer {
  endpoint: Endpoint;
  respond(
    request: TestRequest,
  ): { status: number; body: unknown } | Promise<{ status: number; body: unknown }> | 'cut';
}

export const testDeploymentUrls = { ...ownAddresses };

/** Answers an endpoint with success; `data` may depend on the request. */
export function answer<E extends Endpoint>(
  endpoint: E,
  data: AnswerOf<E> | ((request: TestRequest) => AnswerOf<E> | Promise<AnswerOf<E>>),
): TestAnswer {
  return {
    endpoint,
    async respond(request) {
      const value = typeof data === 'function' ? await (data as (r: TestRequest) => unknown)(request) : data;
      return { status: 200, body: { status_code: 200, data: toWire(value, endpoint.dataKeys) } };
    },
  };
}

/** Lets an endpoint fail: with a status and envelope parts, or `'cut'` for a connection that breaks. */
export function failure(
  endpoint: Endpoint,
  status: number | 'cut',
  parts: { message?: string; validation_messages?: Record<string, string[]>; data?: object } = {},
): TestAnswer {
  return {
    endpoint,
    respond: () => (status === 'cut' ? 'cut' : { status, body: { status_code: status, ...parts } }),
  };
}

/** A transport that answers from the list; the last entry of an endpoint wins, an unlisted call fails the test. */
export function createTestTransport(answers: TestAnswer[]): {
  transport: AxiosInstance;
  requests: TestRequest[];
} {
  const requests: TestRequest[] = [];
  const transport = axios.create({
    async adapter(config) {
      const url = config.url ?? '';
      const method = (config.method ?? 'get').toUpperCase();
      const wireBody: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : undefined;
      const body = wireBody === undefined ? undefined : fromWire(wireBody);
      const file = config.data instanceof Blob ? config.data : null;
      const request: TestRequest = { method, url, body, wireBody, file, headers: { ...config.headers } };
      requests.push(request);
      const entry = answers.findLast(({ endpoint }) => endpoint.method === method && matches(endpoint, url));
      if (!entry) throw new Error(`No answer was given for ${method} ${url}.`);
      const said = await Promise.race([entry.respond(request), calledOff(config)]);
      if (said === 'cut') throw new AxiosError('Network Error', 'ERR_NETWORK', config);
      return { data: said.body, status: said.status, statusText: '', headers: {}, config };
    },
  });
  // The files of the stand-in browser do not look like files to axios, which would write them as JSON.
  transport.interceptors.request.use((config) =>
    config.data instanceof Blob ? { ...config, transformRequest: [] } : config,
  );
  return { transport, requests };
}

/** Ends when a call is called off, with the failure that a browser gives. */
function calledOff({ signal }: InternalAxiosRequestConfig): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener?.('abort', () => reject(new CanceledError()));
  });
}

function matches(endpoint: Endpoint, url: string): boolean {
  const open = endpointUrl(
    testDeploymentUrls,
    { ...endpoint, path: endpoint.path.replace(/\{\w+\}/g, '__any__') },
    {},
  );
  const pattern = open.split('__any__').map(escapeRegExp).join('[^/?]+');
  return new RegExp(`^${pattern}(\\?.*)?$`).test(url);
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
