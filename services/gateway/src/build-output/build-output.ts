import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Registry } from 'shared-contracts/remote';
import { createPublishedRemotes } from './published-remotes.ts';
import { readRegistryVersions } from './registry-versions.ts';
import { rereadWhenChanged } from './reread-when-changed.ts';
import { readShellScripts } from './shell-scripts.ts';

/** What the builds have published up to now. */
export interface BuildOutput {
  /** The shell's first scripts; `null` until the shell is built. */
  shellScripts(): Promise<readonly string[] | null>;
  /** The current version of every remote; the same array until something is published. */
  registry(): Promise<Registry>;
}

const nothingPublished: Registry = [];

export function createBuildOutput(distDir: string, log: FastifyBaseLogger): BuildOutput {
  const report = (file: string, error: unknown) =>
    log.error({ file, err: error }, 'A file of the build output cannot be used; the last good one stays.');
  const manifest = path.join(distDir, 'shell', 'manifest.json');
  const versions = path.join(distDir, 'registry.json');
  const publishedRemotes = createPublishedRemotes(path.join(distDir, 'remotes'), report);
  const registry = rereadWhenChanged(
    versions,
    (text) => publishedRemotes(readRegistryVersions(text)),
    (error) => report(versions, error),
  );
  return {
    shellScripts: rereadWhenChanged(manifest, readShellScripts, (error) => report(manifest, error)),
    registry: async () => (await registry()) ?? nothingPublished,
  };
}
