import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Faults of one call to the card provider. */
export const PROVIDER_FAULTS = [
  'lost before',
  'lost after',
  '401',
  '403',
  '422',
  '500 before',
  '500 after',
  '503',
  'garbage before',
  'garbage after',
  'no answer before',
  'no answer after',
  'twice',
  'late',
] as const;
export type ProviderFault = (typeof PROVIDER_FAULTS)[number];

interface Request {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: Buffer;
}

interface Answer {
  status: number;
  type: string;
  body: string;
}

const json = (status: number, body: unknown): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(body),
});

/** The answers that the provider publishes for each status. */
const refusals: Partial<Record<ProviderFault, Answer>> = {
  '401': json(401, { code: 1002, description: 'Authentication failed' }),
  '403': json(403, { code: 1017, description: 'Operation not allowed for this transaction' }),
  '422': json(422, { errors: [{ code: 1003, property: 'x', description: 'Missing mandatory field' }] }),
  '503': json(503, { code: 9999, description: 'An internal error occurred' }),
};
const crash = json(500, { code: 9999, description: 'An internal error occurred' });
const garbage: Answer = { status: 200, type: 'text/html', body: '<html><body>Hello' };

export interface FaultProxy {
  url: string;
  /** Spoils the next call that fits; `times` of them. */
  spoil(fits: (line: string, body: string) => boolean, fault: ProviderFault, times?: number): void;
  /** Number of calls still to be broken. */
  waiting(): number;
  /** Has what was kept back arrive now, and forgets every fault that was not met. Returns how many calls were broken. */
  release(): Promise<number>;
  /** Ends every connection on which nothing was answered yet, as the provider's own death does. */
  cut(): void;
  close(): Promise<void>;
}

/** Stands between the service and the card provider, and breaks calls on their way. */
export async function openFaultProxy(target: string): Promise<FaultProxy> {
  let waiting: { fits: (line: string, body: string) => boolean; fault: ProviderFault; times: number }[] = [];
  const late: Request[] = [];
  const silent = new Set<IncomingMessage>();
  let spoilt = 0;

  async function forward({ method, url, headers, body }: Request): Promise<Answer> {
    const { authorization, 'content-type': contentType } = headers;
    const response = await fetch(`${target}${url}`, {
      method,
      headers: {
        ...(authorization && { authorization }),
        ...(contentType && { 'content-type': contentType }),
      },
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const type = response.headers.get('content-type') ?? 'text/plain';
    return { status: response.status, type, body: await response.text() };
  }

  function send(response: ServerResponse, answer: Answer): void {
    response.writeHead(answer.status, { 'content-type': answer.type }).end(answer.body);
  }

  /** The answer to be sent; `cut` = the connection ends, `silent` = nothing ever comes. */
  async function outcome(
    request: Request,
    fault: ProviderFault | undefined,
  ): Promise<Answer | 'cut' | 'silent'> {
    if (!fault) return forward(request);
    const refusal = refusals[fault];
    if (refusal) return refusal;
    if (fault === 'late') {
      late.push(request);
      return 'silent';
    }
    if (!fault.endsWith('before')) await forward(request);
    if (fault === 'twice') return forward(request);
    if (fault.startsWith('500')) return crash;
    if (fault.startsWith('garbage')) return garbage;
    return fault.startsWith('lost') ? 'cut' : 'silent';
  }

  async function handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await incoming.toArray());
    const { method = 'GET', url = '/' } = incoming;
    const request = { method, url, headers: incoming.headers as Record<string, string>, body };
    const plan = waiting.find(({ fits }) => fits(`${method} ${url}`, body.toString()));
    if (plan) {
      spoilt += 1;
      plan.times -= 1;
      waiting = waiting.filter(({ times }) => times > 0);
    }
    const answer = await outcome(request, plan?.fault);
    if (answer === 'cut') incoming.socket.destroy();
    else if (answer === 'silent') silent.add(incoming);
    else send(response, answer);
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => incoming.socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spoil(fits, fault, times = 1) {
      waiting.push({ fits, fault, times });
    },
    waiting: () => waiting.reduce((sum, { times }) => sum + times, 0),
    async release() {
      waiting = [];
      for (const request of late.splice(0)) await forward(request);
      const met = spoilt;
      spoilt = 0;
      return met;
    },
    cut() {
      for (const incoming of silent) incoming.socket.destroy();
      silent.clear();
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
