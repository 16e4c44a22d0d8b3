import type { EventBus } from 'shared-contracts/bus';
import {
  formatVenueSelection,
  parseVenueSelection,
  VENUES_COOKIE,
  VENUES_COOKIE_MAX_AGE,
} from 'shared-contracts/cookies';
import { type AppName, venueSlugOfPath } from 'shared-contracts/links';
import { createWatchable, type Watchable } from '../session/session-store.ts';
import type { SharedCookies } from '../session/shared-cookies.ts';

/** The venue of this host's purpose, kept in the cookie that a tenant's hosts share. */
export interface VenueSelector {
  slug: Watchable<string | null>;
  select(slug: string | null): void;
}

/**
 * A host without a venue of its own takes the one chosen for bookings. A page of a venue starts with that venue, so
 * that its theme is not swapped a moment later.
 */
export function createVenueSelector(
  app: AppName,
  pathname: string,
  cookies: SharedCookies,
  bus: EventBus,
): VenueSelector {
  const read = () => parseVenueSelection(cookies.read(VENUES_COOKIE));
  const remembered = read();
  const initial = venueSlugOfPath(pathname) ?? remembered[app] ?? remembered.bookings ?? null;
  const slug = createWatchable<string | null>(initial);
  return {
    slug,
    select(next) {
      const { [app]: previous, ...others } = read();
      if (next === slug.get() && next === (previous ?? null)) return;
      const selection = next ? { ...others, [app]: next } : others;
      cookies.write(VENUES_COOKIE, formatVenueSelection(selection), VENUES_COOKIE_MAX_AGE);
      slug.set(next);
      bus.emit('venue:selected', { slug: next });
    },
  };
}
