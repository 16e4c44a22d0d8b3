import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { EMBEDDED_REMOTE } from 'shared-contracts/embed';
import { FILES_LIST } from 'shared-contracts/releases';
import { isServedContract, type PublishedRemote, publishedRemoteSchema } from 'shared-contracts/remote';
import { safeParse } from 'shared-contracts/schema';
import type { HostManifest } from '../budgets/first-view.ts';
import { ExpectedFailure } from '../expected-failure.ts';
import { RELEASE_MARK } from '../files-list.ts';
import type { HostFacts } from '../webpack/host-facts.ts';

/** Mark that `publish` leaves in a version's folder: from then on nothing in it changes. */
interface ReleaseMark {
  publishedAt: string;
  content: string;
}

export const versionFolder = (site: string, name: string, version: string): string =>
  path.join(site, 'remotes', name, version);

/** The versions of a remote whose folders are in a site, the newest last. */
export function versionsIn(site: string, name: string): string[] {
  const folder = path.join(site, 'remotes', name);
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((version) => fs.existsSync(path.join(folder, version, 'published.json')))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

export const remotesIn = (site: string): string[] =>
  fs.existsSync(path.join(site, 'remotes')) ? fs.readdirSync(path.join(site, 'remotes')).sort() : [];

/** When a version was published; `null` for a build that no one published. */
export function publishedAt(folder: string): string | null {
  const file = path.join(folder, RELEASE_MARK);
  if (!fs.existsSync(file)) return null;
  const mark: ReleaseMark = JSON.parse(fs.readFileSync(file, 'utf8'));
  return mark.publishedAt;
}

/** True if a published version is unchanged. */
export function isUnmodified(folder: string): boolean {
  const mark: ReleaseMark = JSON.parse(fs.readFileSync(path.join(folder, RELEASE_MARK), 'utf8'));
  return mark.content === contentOf(folder);
}

export function markPublished(folder: string, at: Date): void {
  const mark: ReleaseMark = { publishedAt: at.toISOString(), content: contentOf(folder) };
  fs.writeFileSync(path.join(folder, RELEASE_MARK), `${JSON.stringify(mark, null, 2)}\n`);
}

/** One hash over every file of a version. Its list of files follows from them, and older builds have none. */
export function contentOf(folder: string): string {
  const hash = createHash('sha256');
  const files = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const file of files) {
    const full = path.join(folder, file);
    if (file !== RELEASE_MARK && file !== FILES_LIST && fs.statSync(full).isFile())
      hash.update(file).update(fs.readFileSync(full));
  }
  return hash.digest('hex');
}

/** Reads the descriptor of a version. Throws an ExpectedFailure if the folder has none. */
export function readPublished(folder: string): PublishedRemote {
  const file = path.join(folder, 'published.json');
  if (!fs.existsSync(file)) throw new ExpectedFailure(`${folder} holds no built remote: ${file} is missing.`);
  const published = safeParse(publishedRemoteSchema, readJson(file));
  if (published.success) return published.data;
  const where = published.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  throw new ExpectedFailure(`${file} breaks the contract: ${where}`);
}

/** The shell's manifest of a site, with what the host is made of. */
export function readHost(site: string): { main: string[]; tiers: Record<string, string[]>; host: HostFacts } {
  const file = path.join(site, 'shell/manifest.json');
  if (!fs.existsSync(file)) {
    throw new ExpectedFailure(
      `${site} holds no shell. Build it with 'npm run build', or name the folder of your site with --site.`,
    );
  }
  const manifest = readJson(file);
  if (!manifest.host) {
    throw new ExpectedFailure(
      `The shell in ${site} does not say what it provides. Build it again with 'npm run build'.`,
    );
  }
  return manifest;
}

/** The manifest of the standalone page of joining; `null` in a site without one. */
export function readStandalone(site: string): HostManifest | null {
  const file = path.join(site, 'standalone', EMBEDDED_REMOTE, 'manifest.json');
  return fs.existsSync(file) ? readJson(file) : null;
}

/** True if the hosts of a site serve a contract version. */
export const isServedBy = (host: HostFacts, contract: number): boolean =>
  isServedContract(contract, host.contract);

export function readJson(file: string) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ExpectedFailure(`${file} is not valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}
