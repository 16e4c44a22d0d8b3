/** The processes of the API that calls are balanced between. */
export interface Upstreams {
  /** Origin for the next call: each in turn, of those that take calls. */
  pick(): string;
  /** Skips an unreachable one until it answers again. */
  rest(url: string): void;
  /** True if each of them takes calls right now. */
  states(): Promise<{ url: string; isReady: boolean }[]>;
  /** True if one of them takes calls right now. */
  isAnyReady(): Promise<boolean>;
  stop(): void;
}

/** Interval and timeout of the readiness checks, in milliseconds. */
export const HEALTH_CHECK_INTERVAL = 1_000;
const PATIENCE = 900;

/** An operator's own API may only have the documented calls: one without `/ready` answers, so it takes calls. */
async function takesCalls(url: string): Promise<boolean> {
  try {
    const { ok, status } = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(PATIENCE) });
    return ok || status === 404;
  } catch {
    return false;
  }
}

/**
 * Balances calls. A process that is stopping gets no more of them, so that it can finish and exit; if none takes calls,
 * all of them are tried, since a try is the better guess. A single one is never skipped.
 */
export function createUpstreams(urls: readonly string[]): Upstreams {
  const resting = new Set<string>();
  let turn = 0;

  const states = () => Promise.all(urls.map(async (url) => ({ url, isReady: await takesCalls(url) })));

  async function look(): Promise<void> {
    for (const { url, isReady } of await states()) {
      if (isReady) resting.delete(url);
      else resting.add(url);
    }
  }
  const timer = urls.length > 1 ? setInterval(() => void look(), HEALTH_CHECK_INTERVAL) : undefined;
  timer?.unref();

  return {
    pick() {
      const awake = urls.filter((url) => !resting.has(url));
      const candidates = awake.length > 0 ? awake : urls;
      const url = candidates[turn++ % candidates.length];
      if (url === undefined) throw new Error('There is no API to call.');
      return url;
    },
    rest: (url) => void resting.add(url),
    states,
    isAnyReady: async () => (await states()).some((each) => each.isReady),
    stop: () => clearInterval(timer),
  };
}
