import { describeError, type Log } from '../log/log.ts';

/** Work that continues while the service runs. */
export interface Worker {
  /** Has a round made at once. */
  wake(): void;
  /** Waits for the round under way. */
  stop(): Promise<void>;
}

export interface WorkerTask {
  /** One round. Several processes may be at it: it claims what it works on. */
  run: () => Promise<void>;
  everyMs: number;
  /** Logged when a round fails. */
  failure: string;
}

/** Makes a round now, whenever it is woken, and every so often. Rounds never overlap. */
export function startWorker({ run, everyMs, failure }: WorkerTask, log: Log): Worker {
  let isStopped = false;
  let isWanted = false;
  let rounds: Promise<void> | undefined;
  const work = async (): Promise<void> => {
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        await run();
      } catch (error) {
        log.error(failure, describeError(error));
      }
    }
    rounds = undefined;
  };
  const wake = () => {
    isWanted = true;
    rounds ??= work();
  };
  const timer = setInterval(wake, everyMs);
  timer.unref();
  wake();
  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await rounds;
    },
  };
}
