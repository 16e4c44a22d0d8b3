import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { ExpectedFailure } from '../expected-failure.ts';
import { inRoot } from '../repository.ts';
import { isHealthy } from './is-healthy.ts';
import { lastErrorLine } from './last-error-line.ts';
import type { ServicePlan } from './service-plan.ts';

/** Limit for a service to stop by itself, in milliseconds. */
const STOP_WITHIN = 8_000;
/** The first start fills a database, on a slow machine too. */
const READY_WITHIN = 240_000;
const LOOK_EVERY = 100;
const KEPT_LINES = 60;

/** A running process of the system. */
export interface RunningService {
  /** Settles when the service answers. Throws a ExpectedFailure when it ends or stays silent instead. */
  ready(): Promise<void>;
  /** The process's output before it ended, once it has. */
  ended: Promise<string>;
  stop(): Promise<void>;
  /** Ends it at once, as a machine that fails. */
  kill(): Promise<void>;
  /** Has it do nothing, as a process that hangs, until it is resumed. */
  freeze(): void;
  resume(): void;
}

/** Starts a service. Its signals come from here alone: a Ctrl-C in the terminal does not reach it. */
export function startService(
  plan: ServicePlan,
  isWatching: boolean,
  onLine: (line: string) => void,
): RunningService {
  const child = spawn(
    process.execPath,
    [...watchOptions(plan, isWatching), path.join(plan.folder, 'src/main.ts')],
    {
      cwd: inRoot(),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...plan.environment },
    },
  );
  const tail: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      tail.push(line);
      if (tail.length > KEPT_LINES) tail.shift();
      onLine(line);
    });
  }
  const ended = once(child, 'close').then(([, signal]) =>
    signal ? `It was ended from outside (${signal}).` : lastErrorLine(tail),
  );
  return {
    ready: () => becomeReady(plan, child, ended),
    ended,
    stop: () => stopProcess(child, ended),
    async kill() {
      if (!hasEnded(child)) signalGroup(child, 'SIGKILL');
      await ended;
    },
    freeze: () => signalGroup(child, 'SIGSTOP'),
    resume: () => signalGroup(child, 'SIGCONT'),
  };
}

function watchOptions({ folder }: ServicePlan, isWatching: boolean): string[] {
  const watched = isWatching ? [path.join(folder, 'src'), inRoot('shared-contracts/src')] : [];
  return [
    ...watched.map((where) => `--watch-path=${where}`),
    ...(isWatching ? ['--watch-preserve-output'] : []),
  ];
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function becomeReady(plan: ServicePlan, child: ChildProcess, ended: Promise<string>): Promise<void> {
  const deadline = Date.now() + READY_WITHIN;
  while (!hasEnded(child) && Date.now() < deadline) {
    if (await isHealthy(plan.answersAt)) return;
    await pause(LOOK_EVERY);
  }
  if (hasEnded(child)) throw new ExpectedFailure(`The ${plan.name} could not start. ${await ended}`);
  throw new ExpectedFailure(`The ${plan.name} did not answer within ${READY_WITHIN / 1000} seconds.`);
}

async function stopProcess(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGTERM');
  const force = setTimeout(() => signalGroup(child, 'SIGKILL'), STOP_WITHIN);
  await ended;
  clearTimeout(force);
}

/** The whole process group, so that what a watcher started goes with it. */
function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || process.platform === 'win32') child.kill(signal);
  else process.kill(-child.pid, signal);
}
