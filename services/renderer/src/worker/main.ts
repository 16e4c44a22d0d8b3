import ownProcess from 'node:process';
import type { SiteToRender } from 'shared-contracts/rendering';
import { createHalfModules } from './half-modules.ts';
import { type HostHalf, openRemote, type Remotes, requireHost } from './halves.ts';
import type { HalfSource, Order, Report } from './messages.ts';
import { narrowGlobals } from './narrow-globals.ts';
import { throwingRemote } from './throwing-remote.ts';

/** Number of renders before the worker counts as ready: the first ones are ten times slower. */
const WARM_UP = 3;

const runHalf = createHalfModules();
const say = (report: Report): void => void ownProcess.send?.(report);
const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
const enter = (name: string): void => say({ kind: 'entered', name });

narrowGlobals();
let host: HostHalf | undefined;
let hostName = '';
const remotes: Remotes = {};

async function load({
  host: shell,
  remotes: sources,
  sample,
}: Extract<Order, { kind: 'load' }>): Promise<void> {
  enter(shell.name);
  const loaded = requireHost(await runHalf(shell.name, shell.source));
  const shareScope = await loaded.shareWithRemotes();
  for (const source of sources) await loadRemote(source, shareScope);
  host = loaded;
  hostName = shell.name;
  for (let round = 0; round < WARM_UP; round++) await render(sample, []).catch(() => undefined);
  say({ kind: 'ready' });
}

/** An unusable one affects only its own parts. */
async function loadRemote({ name, source }: HalfSource, shareScope: unknown): Promise<void> {
  enter(name);
  try {
    const opened = await openRemote(await runHalf(name, source), shareScope);
    remotes[name] = async () => opened;
  } catch (error) {
    say({ kind: 'unusable', name, reason: reasonOf(error) });
  }
}

async function render(site: SiteToRender, without: readonly string[]) {
  if (!host) throw new Error('Nothing is loaded.');
  const usable = Object.entries(remotes).filter(([name]) => !without.includes(name));
  return host.render(Object.fromEntries(usable), site, enter);
}

async function follow(order: Order): Promise<void> {
  try {
    if (order.kind === 'load') await load(order);
    else say({ kind: 'rendered', page: await render(order.site, order.without) });
  } catch (error) {
    say({ kind: 'failed', reason: reasonOf(error), half: throwingRemote(error, hostName) });
  }
}

ownProcess.on('message', (order: Order) => void follow(order));
// A timer that a half left behind may throw while another half renders. The state of the process is unknown after that.
ownProcess.on('uncaughtException', (error) => {
  const report: Report = { kind: 'crashed', reason: reasonOf(error), half: throwingRemote(error, hostName) };
  ownProcess.send?.(report, () => ownProcess.exit(1));
});
// Without its renderer it has no one to render for.
ownProcess.on('disconnect', () => ownProcess.exit(0));
