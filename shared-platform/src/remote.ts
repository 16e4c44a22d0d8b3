import type { ComponentType } from 'react';

/** Loads a screen or slot component: the module's default export, which takes no props. */
export type LoadComponent = () => Promise<{ default: ComponentType }>;

/** Exports of a remote's exposed module `./remote`, by the ids of its `remote.json`. */
export interface RemoteModule {
  routes: Record<string, LoadComponent>;
  slots: Record<string, LoadComponent>;
}

/**
 * Declares a remote. Call it once, in the only exposed module.
 * @throws TypeError when something else than loading functions is handed over.
 */
export function defineRemote(remote: RemoteModule): RemoteModule {
  for (const [id, load] of [...Object.entries(remote.routes), ...Object.entries(remote.slots)]) {
    if (typeof load !== 'function') throw new TypeError(`'${id}' is not a function that loads a component.`);
  }
  return remote;
}
