import type { Venue } from 'shared-contracts/api/venues';
import { type AppName, paths, venueSlugOfPath } from 'shared-contracts/links';

type Choosable = Pick<Venue, 'displayVenueSelectionButton'>;

/** The inputs that decide whether a person may choose another venue here. */
export interface VenueChoiceContext {
  app: AppName;
  pathname: string;
  /** The selected venue; `null` = none, `undefined` = not known yet. */
  selected: Choosable | null | undefined;
  /** Venues of the tenant, as far as they are known. */
  venues: readonly Choosable[] | undefined;
}

/**
 * True if the navigation offers the choice: where the selected venue allows it, without one where any venue does
 * (shell specification 3 "Venue"). Never during a checkout, nor for staff, whose pages have a venue field each.
 */
export function offersVenueChoice({ app, pathname, selected, venues = [] }: VenueChoiceContext): boolean {
  if (pathname === paths.checkout || pathname.startsWith(`${paths.checkout}/`)) return false;
  if (app === 'front-of-house' || selected === undefined) return false;
  if (selected !== null) return selected.displayVenueSelectionButton;
  return venues.some((venue) => venue.displayVenueSelectionButton);
}

/** A venue's page, on the hosts that have one. */
const pageOfVenue: Partial<Record<AppName, (slug: string) => string>> = {
  bookings: paths.venue,
  'online-joining': paths.centre,
};

/** The page to open after choosing a venue: on a page about a venue that of the chosen one, otherwise none. */
export function pageAfterChoice(app: AppName, pathname: string, slug: string): string | null {
  return venueSlugOfPath(pathname) === null ? null : (pageOfVenue[app]?.(slug) ?? null);
}
