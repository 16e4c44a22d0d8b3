import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release, ReleaseRegistry, RemoteReleases } from 'shared-contracts/releases';
import { type PublishedRemote, publishedRemoteSchema } from 'shared-contracts/remote';
import { describePathClash } from 'shared-contracts/route-claims';
import { safeParse } from 'shared-contracts/schema';
import { type PublishedFiles, scriptIntegrity } from '../integrity/published-files.ts';
import type { HalfCache } from '../rendering/server-halves.ts';
import { chooseReleases, type RunningReleases, type RunningRemote } from './choose-releases.ts';

/** The readable versions of a registry. */
export interface ReadReleases {
  running: RunningReleases;
  /** Remotes of which no version could be read. */
  missing: readonly string[];
  /** True if a remote could be read. */
  hasAny: boolean;
  /** True if every version could be read. */
  isWhole: boolean;
}

/**
 * Reads what each remote's versions published. If the current version cannot be read, the remote's last good one
 * stays, and an unreadable canary is skipped, so that one bad release never takes a working remote off the page.
 */
export function createPublishedRemotes(
  remotesDir: string,
  files: Pick<PublishedFiles, 'listOf' | 'findChanged'>,
  report: (file: string, error: unknown) => void,
  halves: Pick<HalfCache, 'learn'>,
) {
  const lastGood = new Map<string, PublishedRemote>();

  async function read(name: string, { version, integrity }: Release): Promise<PublishedRemote | undefined> {
    const file = path.join(remotesDir, name, version, 'published.json');
    try {
      const content: unknown = JSON.parse(await readFile(file, 'utf8'));
      const published = safeParse(publishedRemoteSchema, content);
      if (!published.success) throw new Error(describe(published.error.issues));
      if (published.data.descriptor.name !== name)
        throw new Error(`It describes ${published.data.descriptor.name}.`);
      if (published.data.integrity !== integrity)
        throw new Error('Its entry has another hash than the registry names.');
      const folder = `remotes/${name}/${version}`;
      const changed = await files.findChanged(folder);
      if (changed) throw new Error(`Its file ${changed} is not the one that was published.`);
      const list = await files.listOf(folder);
      halves.learn(name, version, content, list);
      if (!list) return published.data;
      const fileIntegrity = scriptIntegrity(folder, list);
      if (!Object.hasOwn(fileIntegrity, published.data.entry))
        throw new Error('Its list of files is not the one that was published.');
      return { ...published.data, fileIntegrity };
    } catch (error) {
      report(file, error);
      return undefined;
    }
  }

  async function readRunning(name: string, releases: RemoteReleases) {
    const { canary } = releases;
    const [found, triedOut] = await Promise.all([
      read(name, releases.current),
      canary ? read(name, canary.release) : undefined,
    ]);
    const isWhole = found !== undefined && (!canary || triedOut !== undefined);
    const current = found ?? lastGood.get(name);
    if (!current) return { name, isWhole, remote: null };
    lastGood.set(name, current);
    const remote: RunningRemote = {
      current,
      canary: canary && triedOut ? { rule: canary, remote: triedOut } : null,
    };
    return { name, isWhole, remote };
  }

  return async ({ remotes }: ReleaseRegistry): Promise<ReadReleases> => {
    const read = await Promise.all(
      Object.entries(remotes).map(([name, releases]) => readRunning(name, releases)),
    );
    const running = chooseReleases(
      read.flatMap(({ remote }) => remote ?? []),
      (clash, { descriptor, version }) => {
        const file = path.join(remotesDir, descriptor.name, version, 'published.json');
        report(file, new Error(`${describePathClash(clash)} It is left out.`));
      },
    );
    return {
      running,
      missing: read.filter(({ remote }) => remote === null).map(({ name }) => name),
      hasAny: read.some(({ remote }) => remote !== null),
      isWhole: read.every((each) => each.isWhole),
    };
  };
}

function describe(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  return issues.map(({ path: where, message }) => `${where.map(String).join('.')}: ${message}`).join('; ');
}
