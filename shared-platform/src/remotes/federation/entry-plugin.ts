import type { ModuleFederationRuntimePlugin, RemoteEntryExports } from '@module-federation/runtime/types';
import type { PublishedRemote } from 'shared-contracts/remote';
import { loadEntry, type RemoteContainer } from '../load-entry.ts';
import { loadModuleEntry } from './load-module-entry.ts';

/** A remote that is being loaded. @property isRetry whether it was requested again after a failure */
export interface WantedRemote {
  remote: PublishedRemote;
  isRetry: boolean;
}

/**
 * Has the federation runtime load entries as the host loads those of its own remotes: with their hashes, a limit of time,
 * and a second attempt under another address.
 * @param find what is wanted under a name of the runtime.
 */
export function entryPlugin(find: (name: string) => WantedRemote | undefined): ModuleFederationRuntimePlugin {
  return {
    name: 'touchline-entries',
    async loadEntry({ remoteInfo }) {
      const wanted = find(remoteInfo.name);
      if (!wanted) return undefined;
      const { remote, isRetry } = wanted;
      const load = remote.federation?.type === 'module' ? loadModuleEntry : loadEntry;
      // The runtime types what a container hands over loosely.
      return (await load(remote, isRetry)) as RemoteContainer & RemoteEntryExports;
    },
  };
}
