import fs from 'node:fs';
import path from 'node:path';
import { ExpectedFailure } from '../expected-failure.ts';
import { candidateIn } from './candidate.ts';
import { promote } from './change-registry.ts';
import { findIncompatibilities } from './compatibility.ts';
import { isFederatedBuild, stageFederated } from './describe-federated.ts';
import { changeRegistry, readRegistry } from './registry-file.ts';
import { listFilesOnce, releaseIn } from './release-in.ts';
import { contentOf, markPublished, publishedAt, readHost, readPublished, versionFolder } from './site.ts';

export interface PublishOptions {
  site: string;
  name: string;
  /** A built version from elsewhere; the workspace of that name is built when left out. */
  from: string | null;
  at: Date;
}

export interface PublishOutcome {
  version: string;
  /** It lay there already, just so. */
  isKnown: boolean;
  /** It is the first of its name, and everyone has it at once. */
  isFirst: boolean;
}

/**
 * Puts a version of a remote into a site, where it stays as it is for good. No one gets it before it is promoted, unless
 * it is the first of its name. Throws a ExpectedFailure, with nothing changed, when it does not fit.
 */
export async function publish({ site, name, from, at }: PublishOptions): Promise<PublishOutcome> {
  // On the same disk as the site, so that the folder appears in one step.
  const staging = path.join(site, `.publishing-${process.pid}`);
  try {
    const staged = from ? stageFolder(from, site, staging) : await buildRemote(name, site, staging);
    const { descriptor, version } = readPublished(staged);
    if (descriptor.name !== name)
      throw new ExpectedFailure(`${staged} is a build of ${descriptor.name}, not of ${name}.`);
    listFilesOnce(staged);
    const registry = readRegistry(site);
    refuseIncompatible(name, version, findIncompatibilities(candidateIn(site, registry, staged)));
    const place = versionFolder(site, name, version);
    const isKnown = settle(staged, place, `${name} ${version}`, at);
    const isFirst = registry.remotes[name] === undefined;
    if (isFirst) await changeRegistry(site, (found) => promote(found, name, releaseIn(place), at));
    return { version, isKnown, isFirst };
  } finally {
    fs.rmSync(staging, { recursive: true, force: true });
  }
}

/** The bundler is only there where something is built: an image that carries a release has none. */
async function buildRemote(name: string, site: string, staging: string): Promise<string> {
  const { stageBuild } = await import('./stage-build.ts');
  return stageBuild(name, site, staging);
}

/** Throws a ExpectedFailure that lists why a version does not fit. */
export function refuseIncompatible(name: string, version: string, misfits: readonly string[]): void {
  if (misfits.length === 0) return;
  const reasons = misfits.map((reason) => `  - ${reason}`).join('\n');
  throw new ExpectedFailure(`${name} ${version} does not fit this site:\n${reasons}\nNothing was changed.`);
}

function stageFolder(from: string, site: string, staging: string): string {
  const built = path.resolve(from);
  if (isFederatedBuild(built)) return stageFederated(built, staging, readHost(site).host.provides);
  const { descriptor, version } = readPublished(built);
  const staged = versionFolder(staging, descriptor.name, version);
  fs.cpSync(built, staged, { recursive: true });
  return staged;
}

/** Moves a version to its place. Returns whether the very same lay there already. */
function settle(staged: string, place: string, what: string, at: Date): boolean {
  if (!fs.existsSync(place)) {
    markPublished(staged, at);
    fs.mkdirSync(path.dirname(place), { recursive: true });
    fs.renameSync(staged, place);
    return false;
  }
  if (contentOf(staged) !== contentOf(place)) {
    throw new ExpectedFailure(
      `${what} is in ${place} already, with other content, and a version never changes. Raise "version" in the remote's package.json. Nothing was changed.`,
    );
  }
  listFilesOnce(place);
  if (publishedAt(place) !== null) return true;
  markPublished(place, at);
  return false;
}
