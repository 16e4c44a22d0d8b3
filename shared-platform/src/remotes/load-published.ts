import type { PublishedRemote } from 'shared-contracts/remote';
import { loadCode } from 'shared-ui/load-code';
import type { RemoteModule } from '../remote.ts';
import { loadContainer } from './load-container.ts';

/** Loads a remote: one of this repository by its container, one of another bundler by the federation runtime, which it fetches. */
export async function loadPublished(
  remote: PublishedRemote,
  isRetry: boolean,
  initSharing: () => Promise<unknown>,
): Promise<RemoteModule> {
  if (!remote.federation) return loadContainer(remote, isRetry, initSharing);
  const { loadFederated } = await loadCode(
    () => import(/* webpackChunkName: "federation-runtime" */ './federation/load-federated.ts'),
  );
  return loadFederated(remote, isRetry, initSharing);
}
