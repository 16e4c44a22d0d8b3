import type { PublishedHalf, RenderedSite, RenderRefusal, RenderRequest } from 'shared-contracts/rendering';
import { RefusedHalf, readHalf } from '../halves/read-half.ts';
import type { Order } from '../worker/messages.ts';
import type { CircuitBreaker, Fault } from './circuit-breaker.ts';
import {
  createRenderWorker,
  type Failure,
  type Outcome,
  type RenderWorker,
  type WorkerProcess,
} from './render-worker.ts';

/** The current set of releases and a canary at the same time: the least recently used set is ended. */
const MOST_WORKERS = 3;

/** Reports of the pool for metrics and logs. */
export interface PoolEvents {
  onRendered(milliseconds: number): void;
  onStarted(): void;
  onReady(): void;
  /** @param half as 'mf-bookings 0.1.0'. @param isLeftAlone whether it is skipped for a while. */
  onFault(half: string, fault: Fault, reason: string, isLeftAlone: boolean): void;
}

interface PoolOptions {
  distDir: string;
  breaker: CircuitBreaker;
  start(order: Order): WorkerProcess;
  events: PoolEvents;
}

/** Outcome of a start. */
type Start = Failure | 'ready' | null;

export interface WorkerPool {
  render(request: RenderRequest): Promise<RenderedSite | RenderRefusal>;
  count(): { starting: number; ready: number };
  end(): void;
}

const idOf = ({ name, version, hash }: PublishedHalf): string => `${name} ${version} ${hash}`;

/** Keeps a worker for each requested set of releases. */
export function createWorkerPool({ distDir, breaker, start, events }: PoolOptions): WorkerPool {
  const workers = new Map<string, RenderWorker>();
  const starting = new Set<string>();

  function fault(half: PublishedHalf | undefined, kind: Fault, reason: string): void {
    if (half) events.onFault(`${half.name} ${half.version}`, kind, reason, breaker.fault(idOf(half), kind));
  }

  async function read(half: PublishedHalf) {
    try {
      return { name: half.name, source: await readHalf(distDir, half) };
    } catch (error) {
      if (!(error instanceof RefusedHalf)) throw error;
      fault(half, 'refused', error.message);
      return null;
    }
  }

  /**
   * Starts a worker. Returns its failure before it was ready; `null` if it was ended.
   * @param leftOut remotes to leave out
   */
  async function startWorker(
    key: string,
    request: RenderRequest,
    leftOut: readonly string[] = [],
  ): Promise<Start> {
    const { host, remotes, site } = request;
    const halves = [host, ...remotes];
    const [shell, ...others] = await Promise.all(
      halves.map((half) => (breaker.isOpen(idOf(half)) || leftOut.includes(half.name) ? null : read(half))),
    );
    if (!shell) return null;
    const sources = others.filter((source) => source !== null);
    events.onStarted();
    const { promise, resolve } = Promise.withResolvers<Start>();
    let wasReady = false;
    const worker = createRenderWorker({
      start: () => start({ kind: 'load', host: shell, remotes: sources, sample: site }),
      without: remotes.map(({ name }) => name).filter((name) => !sources.some((each) => each.name === name)),
      host: host.name,
      onUnusable: (name, reason) =>
        fault(
          halves.find((half) => half.name === name),
          'threw',
          reason,
        ),
      onReady() {
        wasReady = true;
        events.onReady();
        resolve('ready');
      },
      onEnd(failure) {
        if (wasReady && failure) void blame(key, request, failure);
        resolve(failure);
      },
    });
    workers.get(key)?.end();
    workers.set(key, worker);
    endOldest();
    return promise;
  }

  /**
   * Finds the half that caused a failure. If it names none, one more remote is left out each time, the latest first, until
   * a worker renders the page: the last one was the cause. These halves render nothing until then.
   */
  async function guiltyOf(key: string, request: RenderRequest, failure: Failure): Promise<string | null> {
    if (failure.half !== null) return failure.half;
    const leftOut: string[] = [];
    for (const suspect of failure.suspects) {
      leftOut.push(suspect);
      const start = await startWorker(key, request, leftOut);
      if (start === 'ready') return suspect;
      if (start === null) return null;
    }
    return request.host.name;
  }

  async function blame(key: string, request: RenderRequest, failure: Failure): Promise<void> {
    if (starting.has(key)) return;
    starting.add(key);
    try {
      const name = await guiltyOf(key, request, failure);
      const half = [request.host, ...request.remotes].find((each) => each.name === name);
      fault(half, failure.fault, failure.reason);
    } finally {
      starting.delete(key);
    }
  }

  function endOldest(): void {
    for (const [key, worker] of workers) {
      if (workers.size <= MOST_WORKERS) return;
      worker.end();
      workers.delete(key);
    }
  }

  /** Requests a worker; the first page that needs it is sent unrendered. */
  function ensureStarted(key: string, request: RenderRequest): void {
    if (starting.has(key)) return;
    starting.add(key);
    void startWorker(key, request)
      .finally(() => starting.delete(key))
      .then((start) => (start === null || start === 'ready' ? undefined : blame(key, request, start)));
  }

  function conclude(key: string, outcome: Outcome, request: RenderRequest): RenderedSite | RenderRefusal {
    const halves = [request.host, ...request.remotes];
    const halfOf = (name: string | null) => halves.find((half) => half.name === name);
    if (outcome.kind === 'failed') {
      // The worker is still running, so none can be started to find out more.
      if (outcome.fault === 'threw')
        fault(
          halfOf(outcome.half ?? outcome.suspects[0] ?? request.host.name),
          outcome.fault,
          outcome.reason,
        );
      else void blame(key, request, outcome);
      return 'failed';
    }
    if (outcome.kind !== 'rendered') return outcome.kind;
    const { page, milliseconds } = outcome;
    const screenOf = request.screenOf ?? request.host.name;
    // A page without its own part is only the skeleton, which is sent at once.
    const lost = page.missing.find(({ remote }) => remote === '' || remote === screenOf);
    if (lost) {
      fault(halfOf(screenOf), 'threw', lost.reason);
      return 'failed';
    }
    for (const half of halves) if (!breaker.isOpen(idOf(half))) breaker.success(idOf(half));
    events.onRendered(milliseconds);
    return page;
  }

  return {
    async render(request) {
      const { host, remotes, screenOf, site } = request;
      const left = remotes.filter((half) => breaker.isOpen(idOf(half))).map(({ name }) => name);
      if (breaker.isOpen(idOf(host)) || (screenOf !== null && left.includes(screenOf))) return 'broken';
      const key = [host, ...remotes].map(idOf).join('|');
      const worker = workers.get(key);
      const isMissing = [...(worker?.lacks() ?? [])].some((name) => !left.includes(name));
      if (!worker || worker.hasEnded() || isMissing) {
        ensureStarted(key, request);
        if (!worker || worker.hasEnded() || (screenOf !== null && worker.lacks().has(screenOf)))
          return 'starting';
      }
      // The most recently used one is ended last.
      workers.delete(key);
      workers.set(key, worker);
      return conclude(key, await worker.render(site, left), request);
    },
    count() {
      const all = [...workers.values()];
      return {
        starting: all.filter((worker) => !worker.isReady() && !worker.hasEnded()).length,
        ready: all.filter((worker) => worker.isReady()).length,
      };
    },
    end() {
      for (const worker of workers.values()) worker.end();
    },
  };
}
