import type {
  Canary,
  Release,
  ReleaseChange,
  ReleaseRegistry,
  RemoteReleases,
} from 'shared-contracts/releases';
import { ExpectedFailure } from '../expected-failure.ts';

/** Number of versions that a roll-back can go back, and of changes that are remembered. */
const KEPT_VERSIONS = 20;
const KEPT_CHANGES = 200;

type Step = Pick<ReleaseChange, 'remote' | 'action'> & { release: Release; at: Date; canary?: Canary };

function record(registry: ReleaseRegistry, step: Step, releases: RemoteReleases): ReleaseRegistry {
  const { remote, action, release, at, canary } = step;
  const change: ReleaseChange = {
    at: at.toISOString(),
    remote,
    action,
    version: release.version,
    from: registry.remotes[remote]?.current.version ?? null,
    percent: canary?.percent ?? null,
    tenants: canary?.tenants ?? [],
  };
  return {
    ...registry,
    remotes: { ...registry.remotes, [remote]: releases },
    history: [change, ...registry.history].slice(0, KEPT_CHANGES),
  };
}

/** Makes a version current for everyone, and ends any trial. */
export function promote(
  registry: ReleaseRegistry,
  remote: string,
  release: Release,
  at: Date,
): ReleaseRegistry {
  const before = registry.remotes[remote];
  const isSame = before?.current.version === release.version;
  if (isSame && !before.canary) return registry;
  const earlier = before ? [...(isSame ? [] : [before.current]), ...before.earlier] : [];
  return record(
    registry,
    { remote, action: 'promoted', release, at },
    { current: release, earlier: earlier.slice(0, KEPT_VERSIONS), canary: null },
  );
}

/** Lets some have a version: a percentage of the visitors, all of certain tenants, or both. */
export function startTrial(
  registry: ReleaseRegistry,
  remote: string,
  canary: Canary,
  at: Date,
): ReleaseRegistry {
  const before = registry.remotes[remote];
  if (!before) {
    throw new ExpectedFailure(
      `No version of ${remote} is live yet, so a trial has nothing to run beside. Promote it for everyone first.`,
    );
  }
  if (before.current.version === canary.release.version) {
    throw new ExpectedFailure(`${remote} ${canary.release.version} is live for everyone already.`);
  }
  return record(
    registry,
    { remote, action: 'tried out', release: canary.release, at, canary },
    { ...before, canary },
  );
}

/** Ends a trial; without one, rolls back to the version before, or to an earlier one. */
export function rollBack(
  registry: ReleaseRegistry,
  remote: string,
  wanted: string | null,
  at: Date,
): ReleaseRegistry {
  const before = registry.remotes[remote];
  if (!before) throw new ExpectedFailure(`No version of ${remote} is live. 'list' shows the published ones.`);
  const { current, earlier, canary } = before;
  if (canary && (wanted === null || wanted === current.version)) {
    return record(
      registry,
      { remote, action: 'rolled back', release: current, at },
      { ...before, canary: null },
    );
  }
  const position = wanted === null ? 0 : earlier.findIndex(({ version }) => version === wanted);
  const target = earlier[position];
  if (!target) {
    throw new ExpectedFailure(
      wanted === null
        ? `${remote} ${current.version} is the first version that ever ran; there is none to go back to.`
        : `${remote} ${wanted} did not run before. These did: ${earlier.map(({ version }) => version).join(', ') || 'none'}. 'promote' takes any published one.`,
    );
  }
  return record(
    registry,
    { remote, action: 'rolled back', release: target, at },
    { current: target, earlier: earlier.slice(position + 1), canary: null },
  );
}
