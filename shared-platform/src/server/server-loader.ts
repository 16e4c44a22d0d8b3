import type { AppName } from 'shared-contracts/links';
import type { Registry, SlotName } from 'shared-contracts/remote';
import { matchRoute } from '../host/routes/match-route.ts';
import type { RemoteModule } from '../remote.ts';
import { RemoteFailure } from '../remotes/remote-failure.ts';
import { createRemoteLoader, type RemoteLoader } from '../remotes/remote-loader.ts';

/** The server halves of the remotes, by name: each loads what the remote exposes. */
export type ServerRemotes = Readonly<Record<string, () => Promise<RemoteModule>>>;

/** Places of the frame that are drawn with a page, not after it. */
const RENDERED_SLOTS: readonly SlotName[] = ['header', 'breadcrumb', 'footer'];

/** A remote without a server half, and what went wrong with one that has. */
export interface MissingPart {
  remote: string;
  error: unknown;
}

/** Loads every part of a page before it is rendered. A part that cannot be loaded is left to the browser. */
export async function loadParts(
  remotes: ServerRemotes,
  registry: Registry,
  app: AppName,
  pathname: string,
): Promise<{ loader: RemoteLoader; missing: MissingPart[] }> {
  const loader = createRemoteLoader({
    registry,
    fetchRegistry: async () => registry,
    async loadModule({ descriptor: { name } }) {
      const load = remotes[name];
      if (!load) throw new RemoteFailure(name, 'entry-lost', new Error('It has no server half.'));
      return load().catch((error: unknown) => {
        throw new RemoteFailure(name, 'entry-lost', error);
      });
    },
  });
  const route = matchRoute(registry, app, pathname);
  const slots = registry.flatMap(({ descriptor }) =>
    descriptor.slots
      .filter(({ slot, apps }) => RENDERED_SLOTS.includes(slot) && apps.includes(app))
      .map(({ id }) => ({ remote: descriptor.name, kind: 'slots' as const, id })),
  );
  const parts = [
    ...(route ? [{ remote: route.remote, kind: 'routes' as const, id: route.id }] : []),
    ...slots,
  ];
  const missing: MissingPart[] = [];
  await Promise.all(
    parts.map(({ remote, kind, id }) =>
      loader.load(remote, kind, id).catch((error: unknown) => missing.push({ remote, error })),
    ),
  );
  return { loader, missing };
}
