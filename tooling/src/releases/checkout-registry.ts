import type { Release, ReleaseRegistry } from 'shared-contracts/releases';
import { ExpectedFailure } from '../expected-failure.ts';
import { remotes } from '../repository.ts';
import { packageVersion } from '../webpack/build-configs.ts';
import { withListsOf } from './host-folders.ts';
import { noReleases, readRegistry, replaceRegistry } from './registry-file.ts';
import { releaseIn } from './release-in.ts';
import { versionFolder, versionsIn } from './site.ts';

/**
 * Lets what was just built run, and what no one runs yet. What is as it was keeps the version it was promoted or rolled
 * back to.
 */
export function followBuilds(
  registry: ReleaseRegistry,
  built: Readonly<Record<string, Release>>,
  isToFollow: (name: string) => boolean,
): ReleaseRegistry {
  const followed = Object.entries(built)
    .filter(([name]) => isToFollow(name) || registry.remotes[name] === undefined)
    .map(([name, current]) => {
      const earlier = registry.remotes[name]?.earlier ?? [];
      return [name, { current, earlier, canary: null }] as const;
    });
  return { ...registry, remotes: { ...registry.remotes, ...Object.fromEntries(followed) } };
}

/** Writes the registry of a folder that this checkout has built into. */
export function writeRegistry(folder: string, built: readonly string[]): void {
  const registry = readOrCreateRegistry(folder);
  // While someone develops, a remote with errors has no build yet.
  const there = remotes.filter((name) => versionsIn(folder, name).includes(packageVersion(name)));
  const builds = Object.fromEntries(
    there.map((name) => [name, releaseIn(versionFolder(folder, name, packageVersion(name)))]),
  );
  const isGone = (name: string) => {
    const current = registry.remotes[name]?.current.version ?? '';
    return !versionsIn(folder, name).includes(current);
  };
  replaceRegistry(
    folder,
    withListsOf(
      folder,
      followBuilds(registry, builds, (name) => built.includes(name) || isGone(name)),
    ),
  );
}

/** A build output can be made again, so a registry in it that cannot be read stops no one. */
function readOrCreateRegistry(folder: string): ReleaseRegistry {
  try {
    return readRegistry(folder);
  } catch (failure) {
    if (failure instanceof ExpectedFailure) return noReleases;
    throw failure;
  }
}
