import type { Venue } from 'shared-contracts/api/venues';
import { useLocation } from 'shared-platform/router';
import { useForgetMissingVenue } from '../../shared/use-forget-missing-venue.ts';
import { useLastKnown } from '../../shared/use-last-known.ts';
import { useSelectedVenue, useVenueList } from '../../shared/venues.resource.ts';
import { useIdle } from './use-idle.ts';
import { offersVenueChoice } from './venue-choice.ts';

/** That a person may choose a venue here, and which one they have. */
export interface VenueChoice {
  venue: Venue | null;
}

/**
 * The choice this page offers, `null` for none. Only without a selected venue does it need the list; where the page did
 * not bring it, it is asked for once the first view is done.
 */
export function useVenueChoice(): VenueChoice | null {
  const { pathname } = useLocation();
  const selected = useLastKnown(useSelectedVenue());
  useForgetMissingVenue();
  const isIdle = useIdle();
  const { data } = useVenueList({ enabled: selected === null && isIdle });
  return selected !== undefined && offersVenueChoice({ pathname, selected, venues: data })
    ? { venue: selected }
    : null;
}
