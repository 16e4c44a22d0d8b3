import { useCallback, useContext, useEffect, useMemo } from 'react';
import type { Client } from 'shared-contracts/api/client';
import type { Deployment } from 'shared-contracts/config';
import type { EventPayload } from 'shared-contracts/events';
import type { Flags } from 'shared-contracts/links';
import { type AppName, crossHostLink, withFlags } from 'shared-contracts/links';
import type { RemoteNavigation } from 'shared-contracts/remote';
import type { PageBus } from '../bus/page-bus.ts';
import { SiteContext, usePlatform } from '../platform-context.ts';
import type { Session } from '../session/session-store.ts';
import type { VenueSelector } from '../venue/venue-selection.ts';
import { useWatchable } from '../watchable.ts';

/** The current session. */
export function useSession(): Session {
  return useWatchable(usePlatform().session.session);
}

/** Follows an answer that changes the person: adopts a token that arrived with it, and reloads the person. */
export function useFollowPerson(): (token: string | undefined) => void {
  const { session } = usePlatform();
  return useCallback((token) => (token ? session.renew(token) : session.reload()), [session]);
}

/** The selected venue of this host, the ways to change it, and whether the one chosen before is gone. */
export function useVenue(): Pick<VenueSelector, 'select' | 'forget'> & {
  slug: string | null;
  hasForgotten: boolean;
} {
  const { select, forget, ...venue } = usePlatform().venue;
  const slug = useWatchable(venue.slug);
  const hasForgotten = useWatchable(venue.hasForgotten);
  return { slug, hasForgotten, select, forget };
}

/** The centre of a kiosk, and the way to set it; `null` when that centre no longer exists. */
export function useKioskCentre(): { slug: string | null; settle(slug: string | null): void } {
  const { kiosk } = usePlatform();
  const { centre } = useWatchable(kiosk.memory);
  return useMemo(
    () => ({ slug: centre, settle: (slug) => kiosk.remember({ centre: slug }) }),
    [centre, kiosk],
  );
}

/** The tenant with its site configuration. Throws outside a loaded site. */
export function useSite(): Client {
  const site = useContext(SiteContext);
  if (!site) throw new Error('The site configuration is not loaded here.');
  return site;
}

/** The host that the page belongs to: bookings, online-joining, my-account or front-of-house. */
export const useAppName = (): AppName => usePlatform().boot.app;
/** Addresses of the tenant's hosts, the API and the cookie domain. */
export const useDeployment = (): Deployment => usePlatform().boot.deployment;
/** True if the page runs embedded or at a kiosk (shell specification 2). */
export const useFlags = (): Flags => usePlatform().flags;
/** The page's event bus, with `request` and `serve` for what exactly one part answers. */
export const useBus = (): PageBus => usePlatform().bus;

/**
 * The symbol amounts carry, when one must be written without a server text: at the front of house that of the staff,
 * which the site configuration of that host names; elsewhere the person's own, then the site's (decisions 4).
 */
export function useMoneySymbol(): string {
  const { user } = useSession();
  const { currency } = useSite();
  const isAtDesk = useAppName() === 'front-of-house';
  return isAtDesk ? currency.symbol : (user?.currency?.symbol ?? currency.symbol);
}

/** True if this host has a screen at a router path, so that nothing offers a way that leads nowhere. */
export function useHasRoute(path: string): boolean {
  const { app, registry } = usePlatform().boot;
  return registry.some(({ descriptor }) =>
    descriptor.routes.some((route) => route.path === path && route.apps.includes(app)),
  );
}

/** The entries that remotes bring to this host's navigation. */
export function useRemoteNavigation(): readonly RemoteNavigation[] {
  const { app, registry } = usePlatform().boot;
  return registry.flatMap(({ descriptor }) =>
    (descriptor.navigation ?? []).filter(({ apps }) => apps.includes(app)),
  );
}

/** Shows a toast. */
export function useToast(): (toast: EventPayload<'toast:requested'>) => void {
  const bus = useBus();
  return useCallback((toast) => bus.emit('toast:requested', toast), [bus]);
}

/** Titles the page `{site name} | {title}` while the component is shown (shell specification 2). */
export function useScreenTitle(title: string): void {
  const site = useSite();
  useEffect(() => {
    document.title = `${site.name} | ${title}`;
  }, [site.name, title]);
}

/** Links that keep the tab's display flags. */
export function useLinks(): { to(path: string): string; cross(app: AppName, path: string): string } {
  const { boot, flags } = usePlatform();
  return useMemo(
    () => ({
      to: (path) => withFlags(path, flags),
      cross: (app, path) => crossHostLink(boot.deployment.origins, app, path, flags),
    }),
    [boot, flags],
  );
}

/**
 * The time by the server's clock, in milliseconds.
 * @param nowIso the instant that the server sent.
 * @param receivedAt when that answer arrived, by this device's clock: it may have waited in the cache since.
 */
export function useServerNow(nowIso: string | undefined, receivedAt: number): () => number {
  const offset = nowIso ? new Date(nowIso).getTime() - receivedAt : 0;
  return useCallback(() => Date.now() + offset, [offset]);
}
