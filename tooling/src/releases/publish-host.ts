import fs from 'node:fs';
import path from 'node:path';
import { ForeseenFailure } from '../foreseen-failure.ts';
import { candidateIn } from './candidate.ts';
import { findMisfits } from './fit.ts';
import { readRegistry } from './registry-file.ts';
import { readHost, versionFolder } from './site.ts';

/** What belongs to the host in a build. */
const PARTS = ['shell', 'standalone', 'embed', 'telemetry', 'map'];
const MANIFEST = 'manifest.json';

/**
 * Puts a build of the host into a site. What was there stays beside it, for the tabs that run it; the manifests, which
 * say what runs from now on, come last, each in one step. Throws a ForeseenFailure, with nothing changed, when a remote
 * that runs in the site does not fit the new shell.
 */
export function publishHost(site: string, from: string): void {
  const shell = readHost(from);
  if (fs.existsSync(path.join(site, 'shell', MANIFEST))) refuseMisfits(site, shell);
  const parts = PARTS.filter((part) => fs.existsSync(path.join(from, part)));
  for (const part of parts) {
    fs.cpSync(path.join(from, part), path.join(site, part), {
      recursive: true,
      filter: (file) => path.basename(file) !== MANIFEST,
    });
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
