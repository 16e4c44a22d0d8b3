import type { AppName } from 'shared-contracts/links';
import { type Canary, isInCanary, type Visitor } from 'shared-contracts/releases';
import type { PublishedRemote, Registry } from 'shared-contracts/remote';
import { findPathClashes, type PathClash } from 'shared-contracts/route-claims';

/** A remote with its current version and its canary. */
export interface RunningRemote {
  current: PublishedRemote;
  canary: { rule: Canary; remote: PublishedRemote } | null;
}

/** The versions that run, with their audience. */
export interface RunningReleases {
  /** True if there is a canary. */
  isShared: boolean;
  /** The same array for all visitors with the same versions. */
  registryFor(visitor: Visitor): Registry;
}

/** @param report called with each path that is left out because it is taken, once per set of versions. */
export function chooseReleases(
  running: readonly RunningRemote[],
  report: (clash: PathClash, remote: PublishedRemote) => void,
): RunningReleases {
  const known = new Map<string, Registry>();
  return {
    isShared: running.some(({ canary }) => (canary?.rule.percent ?? 0) > 0),
    registryFor(visitor) {
      const chosen = running.map(({ current, canary }) =>
        canary && isInCanary(current.descriptor.name, canary.rule, visitor) ? canary.remote : current,
      );
      const key = chosen.map(({ version }) => version).join(' ');
      const registry = known.get(key) ?? withoutTakenPaths(chosen, report);
      known.set(key, registry);
      return registry;
    },
  };
}

/**
 * Leaves out what publishing would have refused: paths of the hosts, of the gateway and of a remote earlier in the
 * registry. The rest of the remote still works.
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

export const noRunningReleases: RunningReleases = chooseReleases([], () => undefined);
