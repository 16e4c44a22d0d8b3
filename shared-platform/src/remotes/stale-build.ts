import type { Registry } from 'shared-contracts/remote';
import { storageKeys } from 'shared-contracts/storage';
import { lostScript } from 'shared-ui/load-code';
import { fetchPageBoot } from '../page/read-page-boot.ts';
import type { PlatformServices } from '../platform-context.ts';
import { tabStorage } from '../storage/browser-storage.ts';
import { RemoteFailure } from './remote-failure.ts';

/** Versions that a host serves now. */
export interface CurrentBuilds {
  registry(): Promise<Registry>;
  /** Addresses of the scripts that start the host whose files are in a folder. */
  hostScripts(folder: string): Promise<readonly string[]>;
}

const served: CurrentBuilds = {
  registry: async () => (await fetchPageBoot()).registry,
  hostScripts: async (folder) => (await (await fetch(`${folder}manifest.json`)).json()).main,
};

/**
 * Reloads the page once if a script is lost because its build was replaced under an open tab. What was typed is kept.
 * A second loss beside the same build is left to the boundary that shows it.
 */
export async function reloadForNewBuild(
  error: unknown,
  { reloadForNewBuild: reload }: Pick<PlatformServices, 'reloadForNewBuild'>,
  builds: CurrentBuilds = served,
  storage: Pick<Storage, 'getItem' | 'setItem'> = tabStorage(),
): Promise<void> {
  const address = lostScript(error instanceof RemoteFailure ? error.cause : error);
  if (!address) return;
  const build = await newBuildOf(new URL(address, window.location.href).pathname, builds).catch(() => null);
  if (!build || storage.getItem(storageKeys.staleReload) === build) return;
  storage.setItem(storageKeys.staleReload, build);
  reload();
}

/** Names the build that has replaced that of a script; `null` while it is still the one that is served. */
async function newBuildOf(script: string, builds: CurrentBuilds): Promise<string | null> {
  const [release, remote] = /^\/remotes\/([^/]+)\/[^/]+\//.exec(script) ?? [];
  if (release) {
    const registry = await builds.registry();
    const now = registry.find(({ descriptor }) => descriptor.name === remote);
    return now && !now.entry.startsWith(release) ? now.entry : null;
  }
  const scripts = await builds.hostScripts(script.slice(0, script.lastIndexOf('js/')));
  return scripts.some((one) => document.querySelector(`script[src="${one}"]`)) ? null : String(scripts);
}
