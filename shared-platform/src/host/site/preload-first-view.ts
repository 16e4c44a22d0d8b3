import type { AppName, Flags } from 'shared-contracts/links';
import { topSlots } from 'shared-contracts/remote';
import type { RemoteLoader } from '../../remotes/remote-loader.ts';
import { matchRoute } from '../routes/match-route.ts';

/** Longest the first drawing waits for the screen's code, in milliseconds: a slow remote shows its skeleton instead. */
const PATIENCE = 2_500;

/**
 * Loads what is above the screen and the screen of this address before the first drawing, so that what the page came with is
 * replaced in one go. A failure is met again, in its boundary, when it is drawn.
 *
 * @returns true if the code of this address's screen is there, or if it has none
 */
export async function preloadFirstView(
  loader: RemoteLoader,
  app: AppName,
  flags: Flags,
  pathname: string,
): Promise<boolean> {
  const registry = loader.registry();
  const route = matchRoute(registry, app, pathname);
  const top = topSlots(app, flags);
  const headers = registry.flatMap(({ descriptor }) =>
    descriptor.slots
      .filter(({ slot, apps }) => top.includes(slot) && apps.includes(app))
      .map(({ id }) => [descriptor.name, id] as const),
  );
  const parts = [
    ...headers.map(([remote, id]) => loader.load(remote, 'slots', id)),
    ...(route ? [loader.load(route.remote, 'routes', route.id)] : []),
  ];
  await Promise.race([Promise.allSettled(parts), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  return !route || loader.loaded(route.remote, 'routes', route.id) !== undefined;
}
