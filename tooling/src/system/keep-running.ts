import fs from 'node:fs';
import { print } from '../command.ts';
import { ExpectedFailure } from '../expected-failure.ts';
import { describeSystem } from './addresses.ts';
import { dataFolder, markRunning, runningPort } from './running-mark.ts';
import type { SystemOptions } from './service-plan.ts';
import { type RunningSystem, startSystem } from './start-system.ts';
import { terminalLine } from './terminal-line.ts';

/** Throws a ExpectedFailure when a system of this checkout runs already. */
export async function refuseSecondSystem(port: number): Promise<void> {
  const running = await runningPort();
  if (running === null) return;
  throw new ExpectedFailure(
    running === port
      ? `Touchline already runs from this folder: http://bookings.riverside.localhost:${port}`
      : `Touchline already runs from this folder, on port ${running}. Stop it first, or use another clone.`,
  );
}

/** Aborted by the first Ctrl-C or the like; further ones change nothing, so that the stop stays a clean one. */
export function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort());
  return controller.signal;
}

/** Settles with `null` once a signal says so. */
export const aborted = (signal: AbortSignal) =>
  new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    else signal.addEventListener('abort', () => resolve(null));
  });

/** Runs the system until someone stops it (answers 0) or a service has died too often (answers 1). */
export async function keepRunning(
  options: Omit<SystemOptions, 'dataDir' | 'onLine' | 'onRestart'> & { signal: AbortSignal },
): Promise<number> {
  const { port, signal } = options;
  const onLine = (service: string, line: string) => {
    const shown = terminalLine(service, line);
    if (shown) print(shown);
  };
  if (!process.env.DATABASE_URL && !fs.existsSync(`${dataFolder}/database`)) {
    print('Creating the database; the first start takes about half a minute…');
  }
  let system: RunningSystem;
  try {
    system = await startSystem({ ...options, dataDir: dataFolder, onLine, onRestart: print });
  } catch (failure) {
    if (signal.aborted) return 0;
    throw failure;
  }
  const unmark = markRunning(port);
  for (const line of ['', ...describeSystem(port)]) print(line);
  const problem = await Promise.race([system.broken, aborted(signal)]);
  print(problem ?? '\nStopping…');
  await system.stop();
  unmark();
  if (problem === null) print('Stopped.');
  return problem === null ? 0 : 1;
}
