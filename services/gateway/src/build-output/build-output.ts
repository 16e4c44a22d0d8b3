import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { EMBEDDED_REMOTE } from 'shared-contracts/embed';
import { readReleaseRegistry } from 'shared-contracts/releases';
import type { Registry } from 'shared-contracts/remote';
import type { PublishedFiles } from '../integrity/published-files.ts';
import { createHalfCache, hostHalf, type ServerHalves } from '../rendering/server-halves.ts';
import { watchFile } from '../watched-files/watch-file.ts';
import { noRunningReleases, type RunningReleases } from './choose-releases.ts';
import { type HostScripts, readHostScripts, withIntegrity } from './host-scripts.ts';
import { createPublishedRemotes } from './published-remotes.ts';

/** Name of the script that measures pages, in its folder. */
export const TELEMETRY_SCRIPT = 'page-telemetry.js';

/** The files that the builds have published so far. */
export interface BuildOutput {
  /** The shell's first scripts; `null` until the shell is built. */
  shellScripts(): Promise<HostScripts | null>;
  /** True if the shell's manifest names only published scripts, and they are unchanged. */
  hasShell(): Promise<boolean>;
  /** The first scripts of the standalone page of joining; `null` until it is built. */
  standaloneScripts(): Promise<HostScripts | null>;
  /** The integrity of the script that measures pages; `null` while developing. */
  telemetryIntegrity(): Promise<string | null>;
  /** The running versions of the remotes; the same value until something is published. */
  releases(): Promise<RunningReleases>;
  /**
   * True if a registry, and a remote in it, could be read since the start. Until then no remote runs, whatever is
   * published.
   */
  hasRegistry(): Promise<boolean>;
  /** The server halves that render the pages of a registry; `null` if the shell has none. */
  serverHalves(registry: Registry): Promise<ServerHalves | null>;
  /** The remotes of the registry without a readable version since the start. */
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
    const scripts = watchFile(manifest, readHostScripts, (error) => report(manifest, error));
    return withIntegrity(folder, scripts, files, (error) => report(manifest, error));
  };
  const halves = createHalfCache();
  const registry = path.join(distDir, 'registry.json');
  const publishedRemotes = createPublishedRemotes(path.join(distDir, 'remotes'), files, report, halves);
  const releases = watchFile(
    registry,
    (text) => {
      const read = readReleaseRegistry(text);
      files.trust(read);
      return publishedRemotes(read);
    },
    (error) => report(registry, error),
    ({ isWhole }) => isWhole,
  );
  files.vouchedBy(releases);
  const shell = hostScripts('shell');
  const standalone = hostScripts(`standalone/${EMBEDDED_REMOTE}`);
  const shellScripts = async () => (await shell()).scripts;
  return {
    shellScripts,
    async hasShell() {
      const { scripts, isUsable } = await shell();
      const found = await Promise.all((scripts?.scripts ?? []).map((script) => files.isServed(script)));
      return isUsable && found.every(Boolean);
    },
    standaloneScripts: async () => (await standalone()).scripts,
    telemetryIntegrity: async () => (await files.listOf('telemetry'))?.[TELEMETRY_SCRIPT] ?? null,
    releases: async () => (await releases())?.running ?? noRunningReleases,
    missingRemotes: async () => (await releases())?.missing ?? [],
    async serverHalves(running) {
      const scripts = await shellScripts();
      const host = hostHalf(scripts?.server ?? null, await files.listOf('shell'));
      return host && { host, rendersShapes: scripts?.rendersShapes ?? false, remotes: halves.of(running) };
    },
    async hasRegistry() {
      const read = await releases();
      return read !== null && (read.missing.length === 0 || read.hasAny);
    },
  };
}
