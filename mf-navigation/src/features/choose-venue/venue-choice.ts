import type { Venue } from 'shared-contracts/api/venues';
import { type AppName, paths, venueSlugOfPath } from 'shared-contracts/links';

type Choosable = Pick<Venue, 'displayVenueSelectionButton'>;

/** What decides whether a person may choose another venue here. */
export interface ChoiceSituation {
  pathname: string;
  /** The selected venue; `null` = none, `undefined` = not known yet. */
  selected: Choosable | null | undefined;
  /** Venues of the tenant, as far as they are known. */
  venues: readonly Choosable[] | undefined;
}

/**
 * Whether the navigation offers the choice: where the selected venue allows it, without one where any venue does
 * (shell specification 3 "Venue"). Nobody is led away from paying.
 */
export function offersVenueChoice({ pathname, selected, venues = [] }: ChoiceSituation): boolean {
  if (pathname === paths.checkout || pathname.startsWith(`${paths.checkout}/`)) return false;
  if (selected === undefined) return false;
  if (selected !== null) return selected.displayVenueSelectionButton;
  return venues.some((venue) => venue.displayVenueSelectionButton);
}

/** Where choosing a venue leads: from a venue's page of the bookings host to that of the chosen one, else nowhere. */
export function pageAfterChoice(app: AppName, pathname: string, slug: string): string | null {
  return app === 'bookings' && venueSlugOfPath(pathname) !== null ? paths.venue(slug) : null;
}
