import fs from 'node:fs';
import path from 'node:path';
import type { ReleaseRegistry } from 'shared-contracts/releases';
import type { PublishedRemote } from 'shared-contracts/remote';
import { readBudgets } from '../budgets/budget-list.ts';
import { fallbackFiles, hasFederationManifest, readFederationManifest } from './federation-manifest.ts';
import { readHost, readJson, readPublished, readStandalone, versionFolder } from './site.ts';
import type { Candidate } from './site-candidate.ts';
import { describeTampering, filesInRegistry } from './tampering.ts';

/**
 * Everything that decides whether a version fits a site.
 * @param folder of the version: in the site, or beside it while it is being published.
 */
export function candidateIn(
  site: string,
  registry: ReleaseRegistry,
  folder: string,
  budgets = readBudgets(),
): Candidate {
  const published = withParts(folder);
  const { name } = published.descriptor;
  const own = `/remotes/${name}/${published.version}/`;
  const others = Object.entries(registry.remotes).filter(([other]) => other !== name);
  const otherFolders = others.map(([other, { current }]) => versionFolder(site, other, current.version));
  const before = registry.remotes[name];
  const beforeFolder = before && versionFolder(site, name, before.current.version);
  // A version being published meets an existing one of its number when it is moved beside it.
  const isThere = folder === versionFolder(site, name, published.version);
  const listedAs = isThere ? filesInRegistry(registry, name, published.version) : undefined;
  return {
    published,
    takes: readConsumed(folder),
    shell: readHost(site),
    standalone: readStandalone(site),
    running: [...otherFolders, ...(beforeFolder ? [beforeFolder] : [])].filter(isPublished).map(withParts),
    others: others
      .flatMap(([other, { current, canary }]) =>
        [current, ...(canary ? [canary.release] : [])].map(({ version }) =>
          versionFolder(site, other, version),
        ),
      )
      .filter(isPublished)
      .map((each) => readPublished(each).descriptor),
    budgets,
    fileOf(script) {
      const isOwn = script.startsWith(own);
      const file = isOwn ? path.join(folder, script.slice(own.length)) : path.join(site, script);
      return fs.existsSync(file) ? file : null;
    },
    ownScripts: () => scriptsIn(folder, fallbacksIn(folder)),
    changedFiles: () => describeTampering(folder, listedAs),
    otherScripts: () =>
      [path.join(site, 'shell'), ...otherFolders].flatMap((each) => scriptsIn(each, fallbacksIn(each))),
  };
}

const isPublished = (folder: string) => fs.existsSync(path.join(folder, 'published.json'));

/** With the parts that load later among its chunks, as the budgets count them. */
function withParts(folder: string): PublishedRemote {
  const published = readPublished(folder);
  const file = path.join(folder, 'parts.json');
  const parts = fs.existsSync(file) ? readJson(file) : {};
  return { ...published, chunks: { ...parts, ...published.chunks } };
}

/** The modules that a version takes from its host, each with the range it was made for. */
export function readConsumed(folder: string): Record<string, string> {
  const file = path.join(folder, 'takes.json');
  return fs.existsSync(file) ? readJson(file) : {};
}

/** Copies for hosts that have none; a host that has them loads none of these. */
const fallbacksIn = (folder: string) =>
  hasFederationManifest(folder) ? fallbackFiles(readFederationManifest(folder)) : [];

function scriptsIn(folder: string, without: readonly string[] = []): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !without.includes(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
}
