import { expect, it } from 'vitest';
import { MAX_RESTARTS } from './restart-policy.ts';
import type { RunningService } from './service.ts';
import { supervise } from './supervise.ts';

/** A service whose processes end when a test says so, and pauses that a test ends. */
function shop(isTold = true) {
  const words: string[] = [];
  const pauses: number[] = [];
  const processes: { end: (why: string) => void; isStopped: boolean }[] = [];
  const start = (): RunningService => {
    const { promise: ended, resolve } = Promise.withResolvers<string>();
    const process = { end: resolve, isStopped: false };
    processes.push(process);
    return {
      ready: async () => undefined,
      ended,
      kill: async () => undefined,
      freeze: () => undefined,
      resume: () => undefined,
      stop: async () => {
        process.isStopped = true;
        resolve('');
      },
    };
  };
  let endPause: () => void = () => undefined;
  const wait = (milliseconds: number, signal: AbortSignal) => {
    pauses.push(milliseconds);
    return new Promise<void>((resolve, reject) => {
      endPause = resolve;
      signal.addEventListener('abort', () => reject(new Error('stopped')));
    });
  };
  const service = supervise({
    name: 'shop',
    start,
    onRestart: isTold ? (said) => words.push(said) : undefined,
    wait,
    now: () => 0,
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    service,
    words,
    pauses,
    processes,
    async die(why: string) {
      processes.at(-1)?.end(why);
      await settle();
    },
    async pauseIsOver() {
      endPause();
      await settle();
    },
  };
}

it('starts a service that stopped again, and says both', async () => {
  const { service, words, processes, die, pauseIsOver } = shop();
  await service.ready();
  await die('It was ended from outside (SIGKILL).');
  expect(words).toEqual([
    'The shop stopped by itself. It was ended from outside (SIGKILL). It starts again in 1 second.',
  ]);
  expect(processes).toHaveLength(1);
  await pauseIsOver();
  expect(processes).toHaveLength(2);
  expect(words.at(-1)).toBe('The shop runs again.');
});

it('waits longer each time, and gives up in words', async () => {
  const { service, pauses, processes, die, pauseIsOver } = shop();
  await service.ready();
  for (let count = 0; count < MAX_RESTARTS; count += 1) {
    await die('TypeError: it broke.');
    await pauseIsOver();
  }
  await die('TypeError: it broke.');
  expect(await service.broken).toBe(
    'The shop stopped by itself again. TypeError: it broke. It was started again 5 times and is left alone now.',
  );
  expect(pauses).toEqual([1_000, 2_000, 5_000, 15_000, 30_000]);
  expect(processes).toHaveLength(MAX_RESTARTS + 1);
});

it('starts nothing after it was asked to stop, not even from a pause', async () => {
  const { service, processes, die, pauseIsOver } = shop();
  await service.ready();
  await die('TypeError: it broke.');
  await service.stop();
  await pauseIsOver();
  expect(processes).toHaveLength(1);
});

it('a stop is no reason to start again', async () => {
  const { service, words, processes } = shop();
  await service.ready();
  await service.stop();
  await new Promise((resolve) => setImmediate(resolve));
  expect(processes.map(({ isStopped }) => isStopped)).toEqual([true]);
  expect(words).toEqual([]);
});

it('starts nothing again where no one listens, as in tests, which must see it', async () => {
  const { service, processes, die } = shop(false);
  await service.ready();
  await die('TypeError: it broke.');
  expect(await service.broken).toBe('The shop stopped by itself. TypeError: it broke.');
  expect(processes).toHaveLength(1);
});
