import type { AppName } from 'shared-contracts/links';
import { type Canary, isTriedOutBy, type Visitor } from 'shared-contracts/releases';
import type { PublishedRemote, Registry } from 'shared-contracts/remote';
import { findPathClashes, type PathClash } from 'shared-contracts/route-claims';

/** A remote with what everybody gets, and what some get instead. */
export interface RunningRemote {
  current: PublishedRemote;
  canary: { rule: Canary; remote: PublishedRemote } | null;
}

/** What runs for whom. */
export interface RunningReleases {
  /** Whether a part of the visitors gets another version than the rest. */
  isShared: boolean;
  /** The same array for everybody who gets the same versions. */
  registryFor(visitor: Visitor): Registry;
}

/** @param report is given each path that is left out because somebody else has it, once per set of versions. */
export function chooseReleases(
  running: readonly RunningRemote[],
  report: (clash: PathClash, remote: PublishedRemote) => void,
): RunningReleases {
  const known = new Map<string, Registry>();
  return {
    isShared: running.some(({ canary }) => (canary?.rule.percent ?? 0) > 0),
    registryFor(visitor) {
      const chosen = running.map(({ current, canary }) =>
        canary && isTriedOutBy(current.descriptor.name, canary.rule, visitor) ? canary.remote : current,
      );
      const key = chosen.map(({ version }) => version).join(' ');
      const registry = known.get(key) ?? withoutTakenPaths(chosen, report);
      known.set(key, registry);
      return registry;
    },
  };
}

/**
 * Leaves out what publishing would have refused: paths of the hosts' own, of the gateway's, and of a remote that comes
 * before in the registry. The rest of the remote works on.
 */
function withoutTakenPaths(
  registry: Registry,
  report: (clash: PathClash, remote: PublishedRemote) => void,
): Registry {
  return registry.map((remote, at) => {
    const before = registry.slice(0, at).map(({ descriptor }) => descriptor);
    const clashes = findPathClashes(remote.descriptor, before);
    for (const clash of clashes) report(clash, remote);
    const isTaken = (path: string, app: AppName) =>
      clashes.some((clash) => clash.path === path && clash.app === app);
    const routes = remote.descriptor.routes.map((route) => ({
      ...route,
      apps: route.apps.filter((app) => !isTaken(route.path, app)),
    }));
    return clashes.length === 0 ? remote : { ...remote, descriptor: { ...remote.descriptor, routes } };
  });
}

export const nothingRuns: RunningReleases = chooseReleases([], () => undefined);
