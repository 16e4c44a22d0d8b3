import fs from 'node:fs';
import path from 'node:path';
import { ExpectedFailure } from '../expected-failure.ts';
import { inRoot } from '../repository.ts';
import { refuseTakenPorts } from './ports.ts';
import { startService } from './service.ts';
import { planServices, type SystemOptions, socketOf } from './service-plan.ts';
import { supervise } from './supervise.ts';

/** The whole product running on this machine. */
export interface RunningSystem {
  /** Settles, with a line that says why, only when a service has ended by itself and is not started again. */
  broken: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts gateway, renderer, API and card sandbox and waits until each answers. One that ends by itself is started again where
 * someone listens.
 * Throws a ExpectedFailure, with nothing left running, when one of them cannot.
 */
export async function startSystem(options: SystemOptions): Promise<RunningSystem> {
  await refuseTakenPorts(options.port);
  makeDataFolder(options.dataDir);
  fs.mkdirSync(path.dirname(inRoot(socketOf('renderer', options.port))), { recursive: true });
  const services = planServices(options).map((plan) =>
    supervise({
      name: plan.name,
      start: () => startService(plan, options.isWatching ?? false, (line) => options.onLine(plan.name, line)),
      onRestart: options.onRestart,
    }),
  );
  const stop = async () => {
    for (const service of services) await service.stop();
  };
  const broken = Promise.race(services.map((service) => service.broken));
  const abort = () => void stop();
  options.signal?.addEventListener('abort', abort);
  try {
    await Promise.all(services.map(({ ready }) => ready()));
  } catch (failure) {
    await stop();
    throw failure;
  } finally {
    options.signal?.removeEventListener('abort', abort);
  }
  return { broken, stop };
}

function makeDataFolder(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.accessSync(dataDir, fs.constants.W_OK);
  } catch {
    throw new ExpectedFailure(
      `${dataDir} is not a folder that can be written. Give yourself the right to write it, or run 'npm run reset'.`,
    );
  }
}
