import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PublishedRemote, publishedRemoteSchema, type Registry } from 'shared-contracts/remote';
import { safeParse } from 'shared-contracts/schema';
import type { RegistryVersions } from './registry-versions.ts';

/**
 * Reads what each remote's current version published. A version that cannot be read leaves the remote's last good one
 * in place, so that one bad release never takes a working remote off the page.
 */
export function createPublishedRemotes(remotesDir: string, report: (file: string, error: unknown) => void) {
  const lastGood = new Map<string, PublishedRemote>();

  async function read(name: string, version: string): Promise<PublishedRemote | undefined> {
    const file = path.join(remotesDir, name, version, 'published.json');
    try {
      const published = safeParse(publishedRemoteSchema, JSON.parse(await readFile(file, 'utf8')));
      if (!published.success) throw new Error(describe(published.error.issues));
      if (published.data.descriptor.name !== name)
        throw new Error(`It describes ${published.data.descriptor.name}.`);
      lastGood.set(name, published.data);
    } catch (error) {
      report(file, error);
    }
    return lastGood.get(name);
  }

  return async (versions: RegistryVersions): Promise<Registry> => {
    const remotes = await Promise.all(Object.entries(versions).map(([name, version]) => read(name, version)));
    return remotes.filter((remote) => remote !== undefined);
  };
}

function describe(issues: readonly { path: readonly PropertyKey[]; message: string }[]): string {
  return issues.map(({ path: where, message }) => `${where.map(String).join('.')}: ${message}`).join('; ');
}
