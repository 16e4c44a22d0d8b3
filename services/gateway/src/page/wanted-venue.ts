import { parseVenueSelection, VENUES_COOKIE } from 'shared-contracts/cookies';
import { type AppName, venueSlugOfPath } from 'shared-contracts/links';
import { readCookie } from '../visitors/read-cookie.ts';

/** The venues a page is about, as slugs. */
export interface WantedVenue {
  /** The one the address names. */
  named: string | null;
  /** The one the person chose earlier; a host without a choice of its own takes that of bookings. */
  selected: string | null;
}

export function wantedVenue(pathname: string, cookieHeader: string | undefined, app: AppName): WantedVenue {
  const selection = parseVenueSelection(readCookie(cookieHeader, VENUES_COOKIE));
  return {
    named: venueSlugOfPath(pathname),
    selected: selection[app] ?? selection.bookings ?? null,
  };
}
