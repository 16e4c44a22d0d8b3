import fs from 'node:fs';
import path from 'node:path';
import { FILES_LIST, type FilesList, type ReleaseRegistry } from 'shared-contracts/releases';
import { ExpectedFailure } from '../expected-failure.ts';
import {
  describeChangedFiles,
  filesHashOf,
  filesListOf,
  hasFilesList,
  hashOfList,
  listFiles,
  MANIFEST,
  writeFilesList,
} from '../files-list.ts';
import { candidateIn } from './candidate.ts';
import { findIncompatibilities } from './compatibility.ts';
import { changedHostLists, hostFolders, withHostLists } from './host-folders.ts';
import { changeRegistry, readRegistry } from './registry-file.ts';
import { readHost, versionFolder } from './site.ts';

/** Parts of a build that belong to the host. */
const PARTS = ['shell', 'standalone', 'embed', 'telemetry', 'map'];

/**
 * Puts a build of the host into a site. What was there stays beside it, for the tabs that run it. The registry names the
 * new lists before they replace the old ones, and the manifests, which say what runs from now on, come last, each in one
 * step. Throws a ExpectedFailure when a remote that runs in the site does not fit the new shell, or when a list in the
 * site is not the one that was published; what runs stays as it is.
 */
export async function publishHost(site: string, from: string): Promise<void> {
  const shell = readHost(from);
  if (fs.existsSync(path.join(site, 'shell', MANIFEST))) refuseIncompatible(site, shell);
  const lists = hostFolders(from).map((folder) => [folder, builtList(from, folder)] as const);
  refuseChangedLists(site, readRegistry(site));
  const listsBefore = new Map(hostFolders(site).map((part) => [part, listIn(path.join(site, part))]));
  const parts = PARTS.filter((part) => fs.existsSync(path.join(from, part)));
  for (const part of parts) {
    fs.cpSync(path.join(from, part), path.join(site, part), {
      recursive: true,
      filter: (file) => ![MANIFEST, FILES_LIST].includes(path.basename(file)),
    });
  }
  const grown = lists.map(([part, list]) => [part, { ...listsBefore.get(part), ...list }] as const);
  await changeRegistry(site, (registry) =>
    withHostLists(
      registry,
      Object.fromEntries(
        grown.map(([part, list]) => [part, [hashOfList(list), filesHashOf(path.join(site, part))]]),
      ),
    ),
  );
  for (const [part, list] of grown) writeFilesList(path.join(site, part), list);
  const manifests = parts.flatMap((part) =>
    fs
      .readdirSync(path.join(from, part), { recursive: true, encoding: 'utf8' })
      .filter((file) => path.basename(file) === MANIFEST)
      .map((file) => path.join(part, file)),
  );
  for (const manifest of manifests) {
    const place = path.join(site, manifest);
    fs.copyFileSync(path.join(from, manifest), `${place}.new`);
    fs.renameSync(`${place}.new`, place);
  }
}

/** Anyone who can change a file of the site and its list must not have the next host vouch for them. */
function refuseChangedLists(site: string, registry: ReleaseRegistry): void {
  const changed = changedHostLists(site, registry);
  if (changed.length === 0) return;
  throw new ExpectedFailure(
    `The list of files of ${changed.join(', ')} in this site is not the one that was published. Nothing was changed. Publish the host into an empty folder, or put back the files that were published.`,
  );
}

/** The list of a folder; one is made where a host was published before there were any. */
const listIn = (folder: string): FilesList =>
  hasFilesList(folder) ? filesListOf(folder) : listFiles(folder);

/** The files of a build. Throws a ExpectedFailure when they are not the ones it was built with. */
function builtList(from: string, part: string): FilesList {
  const folder = path.join(from, part);
  const list = listIn(folder);
  const changes = describeChangedFiles(folder, list);
  if (changes.length === 0) return list;
  throw new ExpectedFailure(
    `${folder} is not what was built:\n${changes.map((change) => `  - ${change}`).join('\n')}\nNothing was changed.`,
  );
}

function refuseIncompatible(site: string, shell: ReturnType<typeof readHost>): void {
  const registry = readRegistry(site);
  const reasons = Object.entries(registry.remotes).flatMap(([name, { current, canary }]) =>
    [current, ...(canary ? [canary.release] : [])].flatMap(({ version }) => {
      const candidate = candidateIn(site, registry, versionFolder(site, name, version));
      const before = findIncompatibilities(candidate);
      return findIncompatibilities({ ...candidate, shell })
        .filter((reason) => !before.includes(reason))
        .map((reason) => `  - ${name} ${version}: ${reason}`);
    }),
  );
  if (reasons.length === 0) return;
  throw new ExpectedFailure(
    `What runs in this site does not fit the new shell:\n${reasons.join('\n')}\nNothing was changed.`,
  );
}
