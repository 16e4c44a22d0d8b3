import type { RenderedSite, SiteToRender } from 'shared-contracts/rendering';
import type { Order, Report } from '../worker/messages.ts';
import type { Fault } from './circuit-breaker.ts';

/** Limit for each half, and for the first page rendered with it, to load, in milliseconds. */
export const START_LIMIT = 5_000;
/** A rendering that takes this long is stuck, in milliseconds: the page was sent without it long before. */
export const STUCK = 1_000;
/** Number of pages that may wait for a worker. */
const LONGEST_QUEUE = 32;

/** A failure, with the half that caused it if known. */
export interface Failure {
  fault: Fault;
  reason: string;
  /** The half that the failure names; `null` if it names none, such as a hang. */
  half: string | null;
  /** The remotes that had started by then, the latest first: several may be in progress at once. */
  suspects: readonly string[];
}

/** The outcome of a page. */
export type Outcome =
  | { kind: 'rendered'; page: RenderedSite; milliseconds: number }
  | ({ kind: 'failed' } & Failure)
  | { kind: 'starting' | 'busy' };

/** A process that renders the pages of one set of releases, one after the other. */
export interface RenderWorker {
  isReady(): boolean;
  hasEnded(): boolean;
  /** Remotes whose half could not be used, and those that were left out at the start. */
  lacks(): ReadonlySet<string>;
  render(site: SiteToRender, without: readonly string[]): Promise<Outcome>;
  /** Lets the current rendering finish, then ends the process. */
  end(): void;
}

/** The part of a process that a worker needs. */
export interface WorkerProcess {
  send(order: Order, sent: (error: Error | null) => void): unknown;
  on(event: 'message', listener: (report: Report) => void): unknown;
  on(event: 'exit' | 'error', listener: () => void): unknown;
  kill(signal: 'SIGKILL'): unknown;
}

interface Job {
  site: SiteToRender;
  without: readonly string[];
  askedAt: number;
  settle(outcome: Outcome): void;
}

interface WorkerOptions {
  start(): WorkerProcess;
  /** Remotes that are left out at the start. */
  without: readonly string[];
  host: string;
  /** Called with each remote that cannot be used, and why. */
  onUnusable(half: string, reason: string): void;
  onReady(): void;
  /** Called once when it has ended, with the failure if that was not while rendering a page; otherwise `null`. */
  onEnd(failure: Failure | null): void;
}

/** A process that can no longer receive messages reports that by its exit. */
const noted = (): void => {};

export function createRenderWorker(options: WorkerOptions): RenderWorker {
  const { start, without, host, onUnusable, onReady, onEnd } = options;
  const child = start();
  const lacks = new Set(without);
  const waiting: Job[] = [];
  let state: 'starting' | 'ready' | 'ended' = 'starting';
  let running: { job: Job; startedAt: number } | null = null;
  let entered: string[] = [];
  let isLeaving = false;
  let limit: NodeJS.Timeout;

  /** @param half the half whose code threw, if known */
  function failureOf(fault: Fault, reason: string, half: string | null = null): Failure {
    return { fault, reason, half, suspects: [...entered] };
  }

  function stop(fault: Fault, reason: string, half?: string | null): void {
    if (state === 'ended') return;
    state = 'ended';
    clearTimeout(limit);
    child.kill('SIGKILL');
    const failure = failureOf(fault, reason, half);
    const { job } = running ?? {};
    running = null;
    job?.settle({ kind: 'failed', ...failure });
    onEnd(job || isLeaving ? null : failure);
    for (const job of waiting.splice(0)) job.settle({ kind: 'busy' });
  }

  function expectProgress(): void {
    clearTimeout(limit);
    limit = setTimeout(() => stop('hung', 'It did not start in time.'), START_LIMIT);
  }

  function next(): void {
    if (state !== 'ready' || running) return;
    const job = waiting.shift();
    if (!job) {
      if (isLeaving) stop('crashed', 'It was ended.');
      return;
    }
    if (Date.now() - job.askedAt > STUCK) {
      job.settle({ kind: 'busy' });
      next();
      return;
    }
    entered = [];
    running = { job, startedAt: performance.now() };
    limit = setTimeout(() => stop('hung', 'It did not come to an end.'), STUCK);
    child.send({ kind: 'render', site: job.site, without: job.without }, noted);
  }

  function settle(outcomeOf: (milliseconds: number) => Outcome): void {
    if (!running) return;
    clearTimeout(limit);
    const { job, startedAt } = running;
    running = null;
    job.settle(outcomeOf(performance.now() - startedAt));
    next();
  }

  expectProgress();
  child.on('message', (report) => {
    if (report.kind === 'entered') {
      if (report.name !== host) entered = [report.name, ...entered.filter((name) => name !== report.name)];
      if (state === 'starting') expectProgress();
    } else if (report.kind === 'unusable') {
      lacks.add(report.name);
      onUnusable(report.name, report.reason);
    } else if (report.kind === 'ready') {
      clearTimeout(limit);
      state = 'ready';
      onReady();
      next();
    } else if (report.kind === 'rendered') {
      settle((milliseconds) => ({ kind: 'rendered', page: report.page, milliseconds }));
    } else if (report.kind === 'crashed') stop('crashed', report.reason, report.half);
    else if (state === 'starting') stop('threw', report.reason, report.half);
    else settle(() => ({ kind: 'failed', ...failureOf('threw', report.reason, report.half) }));
  });
  child.on('exit', () => stop('crashed', 'Its process ended.'));
  child.on('error', () => stop('crashed', 'Its process could not be started.'));

  return {
    isReady: () => state === 'ready',
    hasEnded: () => state === 'ended',
    lacks: () => lacks,
    render(site, leftOut) {
      if (state === 'starting') return Promise.resolve({ kind: 'starting' });
      if (state === 'ended' || isLeaving || waiting.length >= LONGEST_QUEUE) {
        return Promise.resolve({ kind: 'busy' });
      }
      return new Promise((resolve) => {
        waiting.push({ site, without: leftOut, askedAt: Date.now(), settle: resolve });
        next();
      });
    },
    end() {
      isLeaving = true;
      if (state === 'starting') stop('crashed', 'It was ended.');
      else next();
    },
  };
}
