import type { Registry } from 'shared-contracts/remote';
import { storageKeys } from 'shared-contracts/storage';

/**
 * Reloads the page once when a script is gone because the remote was deployed anew under an open tab. Answers whether
 * it did; a second miss of the same version shows the boundary instead.
 */
export function reloadForNewBuild(
  remote: string,
  before: Registry,
  now: Registry,
  storage: Storage,
  reload: () => void,
): boolean {
  const version = (registry: Registry) =>
    registry.find(({ descriptor }) => descriptor.name === remote)?.version;
  const next = version(now);
  const mark = `${remote}@${next}`;
  if (!next || next === version(before) || storage.getItem(storageKeys.staleReload) === mark) return false;
  storage.setItem(storageKeys.staleReload, mark);
  reload();
  return true;
}
