import type { Venue } from 'shared-contracts/api/venues';
import { useAppName } from 'shared-platform';
import { useLocation } from 'shared-platform/router';
import { useClearMissingVenue } from '../../shared/use-clear-missing-venue.ts';
import { useLastKnown } from '../../shared/use-last-known.ts';
import { useSelectedVenue, useVenueList } from '../../shared/venues.resource.ts';
import { useIdle } from './use-idle.ts';
import { offersVenueChoice } from './venue-choice.ts';

/** The venue choice of a page, with the selected venue. */
export interface VenueChoice {
  venue: Venue | null;
}

/**
 * The choice this page offers, `null` for none. It needs the list only without a selected venue; if the page did not
 * preload it, it is requested after the first view.
 */
export function useVenueChoice(): VenueChoice | null {
  const app = useAppName();
  const { pathname } = useLocation();
  const selected = useLastKnown(useSelectedVenue());
  useClearMissingVenue();
  const isIdle = useIdle();
  const { data } = useVenueList({ enabled: selected === null && isIdle });
  return selected !== undefined && offersVenueChoice({ app, pathname, selected, venues: data })
    ? { venue: selected }
    : null;
}
