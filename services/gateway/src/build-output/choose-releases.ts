import { type Canary, isTriedOutBy, type Visitor } from 'shared-contracts/releases';
import type { PublishedRemote, Registry } from 'shared-contracts/remote';

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

export function chooseReleases(running: readonly RunningRemote[]): RunningReleases {
  const known = new Map<string, Registry>();
  return {
    isShared: running.some(({ canary }) => (canary?.rule.percent ?? 0) > 0),
    registryFor(visitor) {
      const registry = running.map(({ current, canary }) =>
        canary && isTriedOutBy(current.descriptor.name, canary.rule, visitor) ? canary.remote : current,
      );
      const key = registry.map(({ version }) => version).join(' ');
      const same = known.get(key) ?? registry;
      known.set(key, same);
      return same;
    },
  };
}

export const nothingRuns: RunningReleases = chooseReleases([]);
