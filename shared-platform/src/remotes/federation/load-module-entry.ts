import type { PublishedRemote } from 'shared-contracts/remote';
import { EntryFailure } from '../entry-failure.ts';
import { ENTRY_TIMEOUT, type RemoteContainer } from '../load-entry.ts';

/** Imports an ES module from its address, bypassing the bundler of the host. */
const importModule = (address: string): Promise<unknown> => import(/* webpackIgnore: true */ address);

/**
 * Imports the entry of a remote that is made of ES modules. The hash of a module can only be given to the first request for
 * it, so all are fetched before the entry is imported: first as data, which may be tried twice, then with their hashes into
 * the browser's map of modules, from which the entry and its later parts take them.
 * @throws EntryFailure
 */
export async function loadModuleEntry(
  { entry, container, fileIntegrity = {} }: PublishedRemote,
  isRetry: boolean,
  importEntry = importModule,
): Promise<RemoteContainer> {
  const modules = Object.entries(fileIntegrity);
  await Promise.all(modules.map(([address, integrity]) => fetchTwice(address, integrity, isRetry)));
  await Promise.all(modules.map(([address, integrity]) => preloadModule(address, integrity)));
  const loaded = await importEntry(entry).catch((error: unknown) => {
    throw new EntryFailure('entry-lost', `${entry} could not be imported. ${error}`);
  });
  if (isContainer(loaded)) return loaded;
  throw new EntryFailure('no-container', `${entry} defines no ${container}.`);
}

async function fetchTwice(address: string, integrity: string, isRetry: boolean): Promise<void> {
  const attempt = async (cache: RequestCache) => {
    const response = await fetch(address, { integrity, cache, signal: AbortSignal.timeout(ENTRY_TIMEOUT) });
    if (!response.ok) throw new Error(`It was answered with ${response.status}.`);
    await response.arrayBuffer();
  };
  try {
    await attempt(isRetry ? 'reload' : 'default').catch(() => attempt('reload'));
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw new EntryFailure(isLate ? 'entry-late' : 'entry-lost', `${address} could not be loaded. ${error}`);
  }
}

function preloadModule(address: string, integrity: string): Promise<void> {
  const link = document.createElement('link');
  if (!link.relList.supports('modulepreload')) return Promise.resolve();
  Object.assign(link, { rel: 'modulepreload', href: address, integrity });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () =>
      reject(new EntryFailure('entry-lost', `${address} is not the one that was published.`));
    document.head.append(link);
  });
}

const isContainer = (loaded: unknown): loaded is RemoteContainer =>
  typeof loaded === 'object' && loaded !== null && 'init' in loaded && 'get' in loaded;
