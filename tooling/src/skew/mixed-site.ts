import fs from 'node:fs';
import { readTakes } from '../releases/candidate.ts';
import { promote } from '../releases/change-registry.ts';
import { findHostMisfits } from '../releases/fit.ts';
import { publishHost } from '../releases/publish-host.ts';
import { noReleases, replaceRegistry } from '../releases/registry-file.ts';
import { listFilesOnce, releaseIn } from '../releases/release-in.ts';
import { readHost, readPublished, versionFolder } from '../releases/site.ts';
import { type Cell, HOST } from './matrix.ts';

/** A built part: where its build output lies, and its version. */
export interface BuiltPart {
  dist: string;
  version: string;
}

/**
 * Lays out the site of a cell as publishing would. Answers why its shell refuses remotes; none when all fit.
 * @param partOf what is built of a part, of the age it has in the cell.
 */
export function layOutSite(site: string, cell: Cell, partOf: (part: string) => BuiltPart): string[] {
  fs.rmSync(site, { recursive: true, force: true });
  publishHost(site, partOf(HOST).dist);
  const { host } = readHost(site);
  const misfits: string[] = [];
  let registry = noReleases;
  for (const name of Object.keys(cell.ages).filter((part) => part !== HOST)) {
    const { dist, version } = partOf(name);
    const built = versionFolder(dist, name, version);
    const { descriptor } = readPublished(built);
    const reasons = findHostMisfits(descriptor.contract, readTakes(built), host);
    misfits.push(...reasons.map((reason) => `${name} ${version}: ${reason}`));
    const place = versionFolder(site, name, version);
    fs.cpSync(built, place, { recursive: true });
    listFilesOnce(place);
    registry = promote(registry, name, releaseIn(place), new Date());
  }
  replaceRegistry(site, registry);
  return misfits;
}
