import type { ComponentType } from 'react';
import { isServedContract, type PublishedRemote, type Registry } from 'shared-contracts/remote';
import { loadCode } from 'shared-ui/load-code';
import type { RemoteModule } from '../remote.ts';
import { RemoteFailure } from './remote-failure.ts';

export type PartKind = 'routes' | 'slots';

/** Finds remotes at run time and hands out their components. */
export interface RemoteLoader {
  registry(): Registry;
  /** The component when it is already here, so that a first view can be drawn in one go. */
  loaded(remote: string, kind: PartKind, id: string): ComponentType | undefined;
  /** @throws RemoteFailure naming the stage that broke. */
  load(remote: string, kind: PartKind, id: string): Promise<ComponentType>;
  /** Forgets what failed and reads the registry again, so that the next load starts from the registry. */
  retry(remote: string): Promise<void>;
}

interface LoaderOptions {
  registry: Registry;
  /** Loads what a published remote exposes. @param isRetry whether it was requested again after a failure. */
  loadModule(remote: PublishedRemote, isRetry: boolean): Promise<RemoteModule>;
  /** Asks the host for the registry as it is now. */
  fetchRegistry(): Promise<Registry>;
}

export function createRemoteLoader(options: LoaderOptions): RemoteLoader {
  let registry = options.registry;
  const modules = new Map<string, Promise<RemoteModule>>();
  const components = new Map<string, ComponentType>();
  const retried = new Set<string>();

  function published(name: string): PublishedRemote {
    const remote = registry.find(({ descriptor }) => descriptor.name === name);
    if (!remote) throw new RemoteFailure(name, 'unknown-remote');
    if (!isServedContract(remote.descriptor.contract)) {
      const reason = `It is made for contract ${remote.descriptor.contract}, which this host does not serve.`;
      throw new RemoteFailure(name, 'unserved-contract', new Error(reason));
    }
    return remote;
  }

  const loadModule = async (name: string) => options.loadModule(published(name), retried.has(name));

  function moduleOf(name: string): Promise<RemoteModule> {
    const known = modules.get(name);
    if (known) return known;
    const loading = loadModule(name);
    modules.set(name, loading);
    loading.catch(() => modules.delete(name));
    return loading;
  }

  return {
    registry: () => registry,
    loaded: (remote, kind, id) => components.get(`${remote} ${kind} ${id}`),
    async load(remote, kind, id) {
      const remoteModule = await moduleOf(remote);
      const loadPart = remoteModule[kind]?.[id];
      if (!loadPart)
        throw new RemoteFailure(remote, 'unknown-part', new Error(`It exposes no ${kind} '${id}'.`));
      const part = await loadCode(loadPart).catch((error: unknown) => {
        throw new RemoteFailure(remote, 'module-failed', error);
      });
      components.set(`${remote} ${kind} ${id}`, part.default);
      return part.default;
    },
    async retry(remote) {
      retried.add(remote);
      modules.delete(remote);
      const fresh = await options.fetchRegistry().catch(() => registry);
      registry = fresh;
    },
  };
}
