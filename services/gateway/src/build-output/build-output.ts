import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { readReleaseRegistry } from 'shared-contracts/releases';
import { nothingRuns, type RunningReleases } from './choose-releases.ts';
import { createPublishedRemotes } from './published-remotes.ts';
import { rereadWhenChanged } from './reread-when-changed.ts';
import { readShellScripts } from './shell-scripts.ts';

/** What the builds have published up to now. */
export interface BuildOutput {
  /** The shell's first scripts; `null` until the shell is built. */
  shellScripts(): Promise<readonly string[] | null>;
  /** The versions of the remotes that run; the same value until something is published. */
  releases(): Promise<RunningReleases>;
}

export function createBuildOutput(distDir: string, log: FastifyBaseLogger): BuildOutput {
  const report = (file: string, error: unknown) =>
    log.error({ file, err: error }, 'A file of the build output cannot be used; the last good one stays.');
  const manifest = path.join(distDir, 'shell', 'manifest.json');
  const registry = path.join(distDir, 'registry.json');
  const publishedRemotes = createPublishedRemotes(path.join(distDir, 'remotes'), report);
  const releases = rereadWhenChanged(
    registry,
    (text) => publishedRemotes(readReleaseRegistry(text)),
    (error) => report(registry, error),
  );
  return {
    shellScripts: rereadWhenChanged(manifest, readShellScripts, (error) => report(manifest, error)),
    releases: async () => (await releases()) ?? nothingRuns,
  };
}
