import { setTimeout as pause } from 'node:timers/promises';
import { MAX_RESTARTS, pauseBeforeRestart } from './restart-policy.ts';
import type { RunningService } from './service.ts';

/** A service that is started again when it stops by itself. */
export interface SupervisedService {
  /** Settles when the service answers for the first time. Throws a ExpectedFailure when it ends or stays silent instead. */
  ready(): Promise<void>;
  /** Settles, with a line that says why, only when the service has stopped too often. */
  broken: Promise<string>;
  stop(): Promise<void>;
}

interface Supervision {
  name: string;
  start: () => RunningService;
  /** Called with a sentence when the service is started again; without it none is. */
  onRestart: ((words: string) => void) | undefined;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
  now?: () => number;
}

const seconds = (milliseconds: number) => {
  const count = milliseconds / 1_000;
  return `${count} ${count === 1 ? 'second' : 'seconds'}`;
};

/**
 * Starts a service and, where someone listens, starts it again whenever it stops by itself, after a pause that grows, until that has happened
 * too often. A service that cannot start at all is not tried again: its settings are wrong.
 */
export function supervise({
  name,
  start,
  onRestart,
  wait = (milliseconds, signal) => pause(milliseconds, undefined, { signal }),
  now = Date.now,
}: Supervision): SupervisedService {
  let current = start();
  const stopping = new AbortController();
  const ends: number[] = [];
  const { promise: broken, resolve: giveUp } = Promise.withResolvers<string>();

  async function watch(): Promise<void> {
    const words = await current.ended;
    if (stopping.signal.aborted) return;
    if (!onRestart) return giveUp(`The ${name} stopped by itself. ${words}`);
    ends.push(now());
    const milliseconds = pauseBeforeRestart(ends, now());
    if (milliseconds === null) {
      return giveUp(
        `The ${name} stopped by itself again. ${words} It was started again ${MAX_RESTARTS} times and is left alone now.`,
      );
    }
    onRestart(`The ${name} stopped by itself. ${words} It starts again in ${seconds(milliseconds)}.`);
    // A stop cuts the pause short.
    await wait(milliseconds, stopping.signal).catch(() => undefined);
    if (stopping.signal.aborted) return;
    current = start();
    // The reason that it does not become ready is printed when it ends.
    current.ready().then(
      () => onRestart(`The ${name} runs again.`),
      () => undefined,
    );
    await watch();
  }

  return {
    async ready() {
      await current.ready();
      void watch();
    },
    broken,
    async stop() {
      stopping.abort();
      await current.stop();
    },
  };
}
