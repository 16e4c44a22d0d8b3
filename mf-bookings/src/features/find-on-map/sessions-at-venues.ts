import type { FoundSession } from 'shared-contracts/api/session-search';

/** A venue with what was found at it, in the order of the list. */
export interface VenueWithSessions {
  venue: FoundSession['venue'];
  found: FoundSession[];
}

/** Found sessions by venue; a venue whose place is unknown cannot be on a map and is left out. */
export function sessionsAtVenues(sessions: readonly FoundSession[]): VenueWithSessions[] {
  const venues = new Map<string, VenueWithSessions>();
  for (const session of sessions) {
    const { venue } = session;
    if (venue.lat === null || venue.lng === null) continue;
    const known = venues.get(venue.slug);
    if (known) known.found.push(session);
    else venues.set(venue.slug, { venue, found: [session] });
  }
  return [...venues.values()];
}
