import fs from 'node:fs';
import path from 'node:path';
import { FILES_LIST, type FilesList } from 'shared-contracts/releases';
import {
  describeChangedFiles,
  filesListOf,
  hasFilesList,
  listFiles,
  MANIFEST,
  writeFilesList,
} from '../files-list.ts';
import { ForeseenFailure } from '../foreseen-failure.ts';
import { candidateIn } from './candidate.ts';
import { findMisfits } from './fit.ts';
import { readRegistry } from './registry-file.ts';
import { readHost, versionFolder } from './site.ts';

/** What belongs to the host in a build. */
const PARTS = ['shell', 'standalone', 'embed', 'telemetry', 'map'];

/**
 * Puts a build of the host into a site. What was there stays beside it, for the tabs that run it; the manifests, which
 * say what runs from now on, come last, each in one step. Throws a ForeseenFailure, with nothing changed, when a remote
 * that runs in the site does not fit the new shell.
 */
export function publishHost(site: string, from: string): void {
  const shell = readHost(from);
  if (fs.existsSync(path.join(site, 'shell', MANIFEST))) refuseMisfits(site, shell);
  const lists = hostFolders(from).map((folder) => [folder, builtList(from, folder)] as const);
  const listsBefore = new Map(hostFolders(site).map((part) => [part, listIn(path.join(site, part))]));
  const parts = PARTS.filter((part) => fs.existsSync(path.join(from, part)));
  for (const part of parts) {
    fs.cpSync(path.join(from, part), path.join(site, part), {
      recursive: true,
      filter: (file) => ![MANIFEST, FILES_LIST].includes(path.basename(file)),
    });
  }
  for (const [part, list] of lists) {
    writeFilesList(path.join(site, part), { ...listsBefore.get(part), ...list });
  }
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

/** The folders of a host that are each a build of their own. The map is pictures and data, under names of their own. */
function hostFolders(root: string): string[] {
  const standalone = path.join(root, 'standalone');
  const pages = fs.existsSync(standalone) ? fs.readdirSync(standalone) : [];
  return ['shell', ...pages.map((page) => path.join('standalone', page)), 'embed', 'telemetry'].filter(
    (part) => fs.existsSync(path.join(root, part)),
  );
}

/** The list of a folder; one is made where a host was published before there were any. */
const listIn = (folder: string): FilesList =>
  hasFilesList(folder) ? filesListOf(folder) : listFiles(folder);

/** The files of a build. Throws a ForeseenFailure when they are not the ones it was built with. */
function builtList(from: string, part: string): FilesList {
  const folder = path.join(from, part);
  const list = listIn(folder);
  const changes = describeChangedFiles(folder, list);
  if (changes.length === 0) return list;
  throw new ForeseenFailure(
    `${folder} is not what was built:\n${changes.map((change) => `  - ${change}`).join('\n')}\nNothing was changed.`,
  );
}

function refuseMisfits(site: string, shell: ReturnType<typeof readHost>): void {
  const registry = readRegistry(site);
  const reasons = Object.entries(registry.remotes).flatMap(([name, { current, canary }]) =>
    [current, ...(canary ? [canary.release] : [])].flatMap(({ version }) => {
      const candidate = candidateIn(site, registry, versionFolder(site, name, version));
      const before = findMisfits(candidate);
      return findMisfits({ ...candidate, shell })
        .filter((reason) => !before.includes(reason))
        .map((reason) => `  - ${name} ${version}: ${reason}`);
    }),
  );
  if (reasons.length === 0) return;
  throw new ForeseenFailure(
    `What runs in this site does not fit the new shell:\n${reasons.join('\n')}\nNothing was changed.`,
  );
}
