import type { EventBus } from 'shared-contracts/bus';
import {
  formatVenueSelection,
  parseVenueSelection,
  VENUES_COOKIE,
  VENUES_COOKIE_MAX_AGE,
  type VenueSelection,
} from 'shared-contracts/cookies';
import { type AppName, venueSlugOfPath } from 'shared-contracts/links';
import type { SharedCookies } from '../session/shared-cookies.ts';
import { createWatchable, type Watchable } from '../watchable.ts';

/** The venue of this host's purpose, kept in the cookie that a tenant's hosts share. */
export interface VenueSelector {
  slug: Watchable<string | null>;
  select(slug: string | null): void;
  /** Lets go of a venue that does not exist. The one remembered for this host is kept unless it is that one. */
  forget(slug: string): void;
  /** True if the remembered venue turned out not to exist, until another is selected. */
  hasForgotten: Watchable<boolean>;
}

/**
 * A host without its own venue takes the one chosen for bookings. A page of a venue starts with that venue, so
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
  const hasForgotten = createWatchable(false);
  const keep = (selection: VenueSelection) =>
    cookies.write(VENUES_COOKIE, formatVenueSelection(selection), VENUES_COOKIE_MAX_AGE);
  function change(next: string | null): void {
    slug.set(next);
    bus.emit('venue:selected', { slug: next });
  }
  return {
    slug,
    hasForgotten,
    select(next) {
      const { [app]: previous, ...others } = read();
      if (next === slug.get() && next === (previous ?? null)) return;
      keep(next ? { ...others, [app]: next } : others);
      if (next) hasForgotten.set(false);
      change(next);
    },
    forget(gone) {
      const { [app]: own, ...others } = read();
      if (own === gone) {
        keep(others);
        hasForgotten.set(true);
      }
      if (slug.get() === gone) change(own === gone ? null : (own ?? null));
    },
  };
}
