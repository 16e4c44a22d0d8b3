import type { AppName } from 'shared-contracts/links';
import type { PublishedRemote, Registry, SlotName } from 'shared-contracts/remote';
import type { MatchedRoute } from './match-route.ts';
import type { PageHost } from './page-host.ts';

export interface PageScript {
  src: string;
  integrity: string | null;
}

const slotIds = ({ descriptor }: PublishedRemote, app: AppName, slots: readonly string[]) =>
  descriptor.slots.filter(({ slot, apps }) => slots.includes(slot) && apps.includes(app)).map(({ id }) => id);

/**
 * The scripts of the remotes that the first view shows: their entries, and the parts above the screen and of the
 * matched route. The footer's entry comes along; what loads when the page is idle stays out.
 */
export function remoteScripts(
  registry: Registry,
  app: AppName,
  { top, slots }: Pick<PageHost, 'top' | 'slots'>,
  matched: MatchedRoute | null,
): PageScript[] {
  const shown = slots.includes('footer') ? [...top, 'footer'] : top;
  const scripts = registry.flatMap((remote): PageScript[] => {
    const ownRoute = matched?.remote === remote ? [matched.route.id] : [];
    const isShown = ownRoute.length > 0 || slotIds(remote, app, shown).length > 0;
    // The host imports a module itself: as a classic script it would not run.
    if (!isShown || remote.federation?.type === 'module') return [];
    const chunks = [...slotIds(remote, app, top), ...ownRoute].flatMap((id) => remote.chunks[id] ?? []);
    return [
      { src: remote.entry, integrity: remote.integrity },
      ...chunks.map((src) => ({ src, integrity: remote.fileIntegrity?.[src] ?? null })),
    ];
  });
  return [...new Map(scripts.map((script) => [script.src, script])).values()];
}

/** The remotes a page has anything of: a screen of its app, a part for one of its places, an entry of the navigation. */
export const registryOf = (registry: Registry, app: AppName, slots: readonly SlotName[]): Registry =>
  registry.filter(({ descriptor }) =>
    [
      ...descriptor.routes,
      ...descriptor.slots.filter(({ slot }) => slots.includes(slot)),
      ...(slots.includes('header') ? (descriptor.navigation ?? []) : []),
    ].some(({ apps }) => apps.includes(app)),
  );

/** Folders with the scripts of a host and of these releases. */
export const scriptFolders = ({ folder }: PageHost, registry: Registry): string[] => [
  folder,
  ...registry.map(({ entry }) => entry.slice(0, entry.lastIndexOf('/') + 1)),
];
