import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { EMBEDDED_REMOTE } from 'shared-contracts/embed';
import { readReleaseRegistry } from 'shared-contracts/releases';
import type { PublishedFiles } from '../integrity/published-files.ts';
import { rereadWhenChanged } from '../watched-files/reread-when-changed.ts';
import { nothingRuns, type RunningReleases } from './choose-releases.ts';
import { type HostScripts, readHostScripts, withIntegrity } from './host-scripts.ts';
import { createPublishedRemotes } from './published-remotes.ts';

/** Name of the script that measures pages, in its folder. */
export const TELEMETRY_SCRIPT = 'page-telemetry.js';

/** What the builds have published up to now. */
export interface BuildOutput {
  /** The shell's first scripts; `null` until the shell is built. */
  shellScripts(): Promise<HostScripts | null>;
  /** Whether the shell's first scripts can be served as they were published. */
  hasShell(): Promise<boolean>;
  /** The first scripts of the standalone page of joining; `null` until it is built. */
  standaloneScripts(): Promise<HostScripts | null>;
  /** The integrity of the script that measures pages; `null` while developing. */
  telemetryIntegrity(): Promise<string | null>;
  /** The versions of the remotes that run; the same value until something is published. */
  releases(): Promise<RunningReleases>;
  /**
   * Whether a registry could be read since the start, and a remote that it names. Until then no remote runs, whatever is
   * published.
   */
  hasRegistry(): Promise<boolean>;
  /** The remotes that the registry names and of which no version could be read since the start. */
  missingRemotes(): Promise<readonly string[]>;
}

export function createBuildOutput(
  distDir: string,
  files: PublishedFiles,
  log: FastifyBaseLogger,
): BuildOutput {
  const report = (file: string, error: unknown) =>
    log.error(
      { file, err: error },
      'A file of the build output cannot be used as it is; what was good before stays.',
    );
  const hostScripts = (folder: string) => {
    const manifest = path.join(distDir, folder, 'manifest.json');
    const scripts = rereadWhenChanged(manifest, readHostScripts, (error) => report(manifest, error));
    return withIntegrity(folder, scripts, files);
  };
  const registry = path.join(distDir, 'registry.json');
  const publishedRemotes = createPublishedRemotes(path.join(distDir, 'remotes'), files, report);
  const releases = rereadWhenChanged(
    registry,
    (text) => {
      const read = readReleaseRegistry(text);
      files.trust(read);
      return publishedRemotes(read);
    },
    (error) => report(registry, error),
    ({ isWhole }) => isWhole,
  );
  const shellScripts = hostScripts('shell');
  return {
    shellScripts,
    async hasShell() {
      const scripts = (await shellScripts())?.scripts ?? [];
      const found = await Promise.all(scripts.map((script) => files.isServed(script)));
      return scripts.length > 0 && found.every(Boolean);
    },
    standaloneScripts: hostScripts(`standalone/${EMBEDDED_REMOTE}`),
    telemetryIntegrity: async () => (await files.listOf('telemetry'))?.[TELEMETRY_SCRIPT] ?? null,
    releases: async () => (await releases())?.running ?? nothingRuns,
    missingRemotes: async () => (await releases())?.missing ?? [],
    async hasRegistry() {
      const read = await releases();
      return read !== null && (read.missing.length === 0 || read.hasAny);
    },
  };
}
