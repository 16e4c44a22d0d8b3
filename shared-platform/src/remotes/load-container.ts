import type { PublishedRemote } from 'shared-contracts/remote';
import { loadCode } from 'shared-ui/load-code';
import type { RemoteModule } from '../remote.ts';
import { EntryFailure } from './entry-failure.ts';
import { loadEntry } from './load-entry.ts';
import { RemoteFailure } from './remote-failure.ts';

/**
 * Loads the module that a remote's container exposes.
 * @param initSharing shares the host's single copies with the container.
 * @throws RemoteFailure naming what went wrong.
 */
export async function loadContainer(
  remote: PublishedRemote,
  isRetry: boolean,
  initSharing: () => Promise<unknown>,
): Promise<RemoteModule> {
  const { name } = remote.descriptor;
  const shareScope = await initSharing();
  const container = await loadEntry(remote, isRetry).catch((error: unknown) => {
    throw new RemoteFailure(name, error instanceof EntryFailure ? error.code : 'entry-lost', error);
  });
  try {
    await container.init(shareScope);
    const factory = await loadCode(() => container.get('./remote'), container);
    return (factory() as { default: RemoteModule }).default;
  } catch (error) {
    throw new RemoteFailure(name, 'module-failed', error);
  }
}
