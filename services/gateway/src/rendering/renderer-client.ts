import http from 'node:http';
import { RENDER_PATH, type RenderedSite, type RenderRequest } from 'shared-contracts/rendering';
import { readRendered, readText } from './read-rendered.ts';

/** Limit for the renderer in all, in milliseconds: what comes late is stored for the next visitor. */
const LONGEST = 2_000;

/** The outcome of a request to the renderer: a page, its reason for none, or no usable answer. */
export type RenderOutcome = 'rendered' | 'starting' | 'busy' | 'broken' | 'failed' | 'unreachable';

export interface RendererClient {
  /** The rendered page; `null` if there is none, for any reason. Never throws. */
  render(request: RenderRequest): Promise<RenderedSite | null>;
  /** Its metrics for Prometheus; empty if it cannot be reached. */
  metrics(): Promise<string>;
  stop(): void;
}

/** @param onEnd called with the outcome of each request. */
export function createRendererClient(
  socketPath: string,
  onEnd: (ending: RenderOutcome, milliseconds: number) => void,
): RendererClient {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });

  async function ask(method: string, path: string, body?: string): Promise<{ status: number; body: string }> {
    const { promise, resolve, reject } = Promise.withResolvers<http.IncomingMessage>();
    const request = http.request({
      agent,
      socketPath,
      method,
      path,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(LONGEST),
    });
    request.on('response', resolve);
    request.on('error', reject);
    request.end(body);
    const response = await promise;
    return { status: response.statusCode ?? 0, body: await readText(response) };
  }

  async function answerOf(request: RenderRequest): Promise<[RenderOutcome, RenderedSite | null]> {
    try {
      const { status, body } = await ask('POST', RENDER_PATH, JSON.stringify(request));
      const answer = JSON.parse(body);
      if (status === 200) return ['rendered', readRendered(answer)];
      return [answer.refusal ?? 'failed', null];
    } catch {
      return ['unreachable', null];
    }
  }

  return {
    async render(request) {
      const start = performance.now();
      const [ending, page] = await answerOf(request);
      onEnd(ending, performance.now() - start);
      return page;
    },
    metrics: async () => {
      const answer = await ask('GET', '/metrics').catch(() => null);
      return answer?.status === 200 ? answer.body : '';
    },
    stop: () => agent.destroy(),
  };
}
