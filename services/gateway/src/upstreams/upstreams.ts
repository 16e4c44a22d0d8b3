/** The processes of the API that calls are shared out to. */
export interface Upstreams {
  /** Origin for the next call: each in turn, of those that take calls. */
  pick(): string;
  /** Leaves one out until it answers again: nothing listens there. */
  rest(url: string): void;
  /** Whether each of them takes calls right now. */
  states(): Promise<{ url: string; isReady: boolean }[]>;
  /** Whether one of them takes calls right now. */
  isAnyReady(): Promise<boolean>;
  stop(): void;
}

/** How often each is asked whether it takes calls, and how long it may take to say so, in milliseconds. */
export const LOOK_EVERY = 1_000;
const PATIENCE = 900;

/** An operator's own API may know the documents' calls alone: one that has no `/ready` answers, so it takes calls. */
async function takesCalls(url: string): Promise<boolean> {
  try {
    const { ok, status } = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(PATIENCE) });
    return ok || status === 404;
  } catch {
    return false;
  }
}

/**
 * Shares calls out. One that says that it is stopping gets no more of them, so that it can end what it is at and go; when
 * none takes calls all of them are tried, since asking is the better guess. A single one is never left out.
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
  const timer = urls.length > 1 ? setInterval(() => void look(), LOOK_EVERY) : undefined;
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
