import type { Exclusive } from '../database/exclusive.ts';
import { describeError, type Log } from '../log/log.ts';

const SWEEP_EVERY_MS = 60_000;

export interface SweepJob {
  run: () => Promise<void>;
  /** Logged when a round of it fails. */
  failure: string;
}

/**
 * Runs the jobs one after the other, now and every minute until stopped. The stop waits for the round under way. Of all
 * processes on a database one is at it: the others leave the round out.
 */
export function startSweeping(
  jobs: readonly SweepJob[],
  log: Log,
  exclusive: Pick<Exclusive, 'unlessTaken'>,
): { stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const sweep = async (): Promise<void> => {
    for (const { run, failure } of jobs) {
      try {
        await run();
      } catch (error) {
        log.error(failure, describeError(error));
      }
    }
  };
  const round = async (): Promise<void> => {
    try {
      await exclusive.unlessTaken('sweeping', sweep);
    } catch (error) {
      log.error('The database could not say whose turn it is to sweep.', describeError(error));
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
