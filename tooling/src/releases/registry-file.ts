import fs from 'node:fs';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { type ReleaseRegistry, readReleaseRegistry } from 'shared-contracts/releases';
import { ExpectedFailure } from '../expected-failure.ts';

/** Two teams that publish at the same moment wait for each other this long, in milliseconds, times the tries. */
const RETRY = { retries: 50, factor: 1, minTimeout: 100, maxTimeout: 100 };

export const noReleases: ReleaseRegistry = { remotes: {}, history: [] };

const fileOf = (site: string) => path.join(site, 'registry.json');

/** The registry of a site; an empty one when nothing has been published there yet. */
export function readRegistry(site: string): ReleaseRegistry {
  if (!fs.existsSync(fileOf(site))) return noReleases;
  try {
    return readReleaseRegistry(fs.readFileSync(fileOf(site), 'utf8'));
  } catch (error) {
    throw new ExpectedFailure(
      `${fileOf(site)} cannot be read. ${error instanceof Error ? error.message : error} Put back the one that worked, or remove it and promote each remote again.`,
    );
  }
}

/** Replaces the registry in one step, so that no reader sees half of it. */
export function replaceRegistry(site: string, registry: ReleaseRegistry): void {
  const file = fileOf(site);
  const text = `${JSON.stringify(registry, null, 2)}\n`;
  fs.mkdirSync(site, { recursive: true });
  fs.writeFileSync(`${file}.new`, text);
  fs.renameSync(`${file}.new`, file);
}

/** Reads, changes and replaces the registry while no one else does. */
export async function changeRegistry(
  site: string,
  change: (registry: ReleaseRegistry) => ReleaseRegistry,
): Promise<ReleaseRegistry> {
  const release = await lock(fileOf(site), { realpath: false, retries: RETRY });
  try {
    const before = readRegistry(site);
    const changed = change(before);
    if (changed !== before) replaceRegistry(site, changed);
    return changed;
  } finally {
    await release();
  }
}
