import { describeError, type Log } from '../log.ts';

const SWEEP_EVERY_MS = 60_000;

export interface SweepJob {
  run: () => Promise<void>;
  /** What is logged when a round of it fails. */
  failure: string;
}

/** Runs the jobs one after the other, now and every minute until stopped. The stop waits for the round under way. */
export function startSweeping(jobs: readonly SweepJob[], log: Log): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const round = async (): Promise<void> => {
    for (const { run, failure } of jobs) {
      try {
        await run();
      } catch (error) {
        log.error(failure, describeError(error));
      }
    }
    if (!isStopped) {
      timer = setTimeout(() => {
        running = round();
      }, SWEEP_EVERY_MS);
    }
  };
  let running = round();
  return {
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}
