import semver from 'semver';
import { ExpectedFailure } from '../expected-failure.ts';
import { hasUnreleased, newestVersion } from './changelog.ts';

/** A package of this repository, as far as a release needs it. */
export interface Package {
  name: string;
  version: string;
  /** Names of the packages that it is built with. */
  dependencies: readonly string[];
  /** `null` for one that is never released, such as the tooling. */
  changelog: string | null;
}

/**
 * The version that each package is released as, by name. A package is released when its changelog has entries without a
 * version, or when it is built with one that is: its files differ then, and a version never changes. A number that was
 * raised already stays; otherwise the last one is raised, unless `chosen` names another.
 *
 * Throws an ExpectedFailure for a chosen package that is unknown, or whose version does not follow its last one.
 */
export function nextVersions(
  packages: readonly Package[],
  chosen: ReadonlyMap<string, string>,
): Map<string, string> {
  const released = packages.filter(({ changelog }) => changelog !== null);
  for (const name of chosen.keys()) {
    if (!released.some((each) => each.name === name))
      throw new ExpectedFailure(`${name} is no package with a changelog.`);
  }
  const isChanged = ({ name, changelog }: Package) => chosen.has(name) || hasUnreleased(changelog ?? '');
  const next = new Map(released.filter(isChanged).map((each) => [each.name, versionOf(each, chosen)]));
  for (let before = -1; before !== next.size; ) {
    before = next.size;
    for (const each of released) {
      if (!next.has(each.name) && each.dependencies.some((name) => next.has(name)))
        next.set(each.name, versionOf(each, chosen));
    }
  }
  return next;
}

function versionOf({ name, version, changelog }: Package, chosen: ReadonlyMap<string, string>): string {
  const last = newestVersion(changelog ?? '');
  const wanted = chosen.get(name);
  if (wanted !== undefined) {
    if (semver.valid(wanted) === null || semver.lt(wanted, version) || (last && semver.lte(wanted, last)))
      throw new ExpectedFailure(`${name} ${wanted} does not follow ${version}.`);
    return wanted;
  }
  const isRaised = last === null || semver.gt(version, last);
  return isRaised ? version : (semver.inc(version, 'patch') ?? version);
}
