import fs from 'node:fs';
import path from 'node:path';
import { readConsumed } from '../releases/candidate.ts';
import { promote } from '../releases/change-registry.ts';
import { findHostIncompatibilities } from '../releases/compatibility.ts';
import { publishHost } from '../releases/publish-host.ts';
import { readRegistry, replaceRegistry } from '../releases/registry-file.ts';
import { listFilesOnce, releaseIn } from '../releases/release-in.ts';
import { readHost, readJson, readPublished, versionFolder } from '../releases/site.ts';
import { type Cell, HOST } from './matrix.ts';

/** A built part: the folder of its build output, and its version. */
export interface BuiltPart {
  dist: string;
  version: string;
}

/**
 * Lays out the site of a cell as publishing would. Answers why its shell refuses remotes; none when all fit.
 * @param partOf what is built of a part, of the age it has in the cell.
 */
export async function layOutSite(
  site: string,
  cell: Cell,
  partOf: (part: string) => BuiltPart,
): Promise<string[]> {
  fs.rmSync(site, { recursive: true, force: true });
  fs.mkdirSync(site, { recursive: true });
  await publishHost(site, partOf(HOST).dist);
  const { host } = readHost(site);
  const misfits: string[] = [];
  let registry = readRegistry(site);
  for (const name of Object.keys(cell.ages).filter((part) => part !== HOST)) {
    const { dist, version } = partOf(name);
    const built = versionFolder(dist, name, version);
    const { descriptor } = readPublished(built);
    const reasons = findHostIncompatibilities(descriptor.contract, readConsumed(built), host);
    misfits.push(...reasons.map((reason) => `${name} ${version}: ${reason}`));
    const place = versionFolder(site, name, version);
    fs.cpSync(built, place, { recursive: true });
    listFilesOnce(place);
    registry = promote(registry, name, releaseIn(place), new Date());
  }
  replaceRegistry(site, registry);
  return misfits;
}

/**
 * The parts of a laid-out site without a server half: releases from before there were any. No other release may come
 * without one, so that a build which leaves them out fails the journey that looks for rendered pages.
 */
export function partsWithoutHalf(site: string, cell: Cell, partOf: (part: string) => BuiltPart): string[] {
  return Object.entries(cell.ages)
    .filter(([, age]) => age === 'old')
    .map(([name]) => name)
    .filter((name) => {
      const folder =
        name === HOST ? path.join(site, 'shell') : versionFolder(site, name, partOf(name).version);
      const described = readJson(path.join(folder, name === HOST ? 'manifest.json' : 'published.json'));
      return !described.server;
    });
}
