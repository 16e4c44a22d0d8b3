import { parseVenueSelection } from 'shared-contracts/cookies';
import { type AppName, venueSlugOfPath } from 'shared-contracts/links';

/** The venues a page is about, as slugs. */
export interface RequestedVenue {
  /** The one the address names. */
  named: string | null;
  /** The one the person chose earlier; a host without its own choice uses that of bookings. */
  selected: string | null;
}

export function requestedVenue(
  pathname: string,
  /** The content of the venue cookie. */
  choice: string | undefined,
  app: AppName,
): RequestedVenue {
  const selection = parseVenueSelection(choice);
  return {
    named: venueSlugOfPath(pathname),
    selected: selection[app] ?? selection.bookings ?? null,
  };
}
