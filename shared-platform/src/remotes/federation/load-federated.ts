import { createInstance, type ModuleFederation } from '@module-federation/runtime';
import type { PublishedRemote } from 'shared-contracts/remote';
import type { RemoteModule } from '../../remote.ts';
import { EntryFailure } from '../entry-failure.ts';
import { RemoteFailure } from '../remote-failure.ts';
import { addIntegrity } from './add-integrity.ts';
import { entryPlugin, type WantedRemote } from './entry-plugin.ts';
import { findIncompatibility } from './find-incompatibility.ts';
import { type ShareScope, sharedCopies, sharedVersions } from './shared-copies.ts';

const wanted = new Map<string, WantedRemote>();
let host: ModuleFederation | undefined;

/** The page's instance of the federation runtime, made for the first remote that needs it. */
function hostOf(scope: ShareScope): ModuleFederation {
  host ??= createInstance({
    name: 'touchline',
    remotes: [],
    shared: sharedCopies(scope),
    plugins: [entryPlugin((name) => wanted.get(name))],
  });
  return host;
}

/**
 * Loads the module that a remote of another bundler exposes, with the host's copies of what both share.
 * @param initSharing shares the host's single copies.
 * @throws RemoteFailure naming what went wrong.
 */
export async function loadFederated(
  remote: PublishedRemote,
  isRetry: boolean,
  initSharing: () => Promise<unknown>,
): Promise<RemoteModule> {
  const { name } = remote.descriptor;
  const scope = (await initSharing()) as ShareScope;
  const reason = findIncompatibility(remote.federation?.takes ?? {}, sharedVersions(scope));
  if (reason) throw new RemoteFailure(name, 'unserved-module', new Error(reason));
  addIntegrity();
  const runtime = hostOf(scope);
  // With its version, so that two releases never mix in one page.
  const id = `${name}@${remote.version}`;
  if (!wanted.has(id))
    runtime.registerRemotes([{ name: id, entry: remote.entry, entryGlobalName: remote.container }]);
  wanted.set(id, { remote, isRetry });
  try {
    const loaded = await runtime.loadRemote<{ default: RemoteModule }>(`${id}/remote`);
    if (!loaded) throw new Error(`${name} exposes no './remote'.`);
    return loaded.default;
  } catch (error) {
    throw new RemoteFailure(name, error instanceof EntryFailure ? error.code : 'module-failed', error);
  }
}
