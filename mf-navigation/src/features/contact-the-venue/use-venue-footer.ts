import { footer } from 'shared-contracts/api/footer';
import { useApiQuery, useAppName } from 'shared-platform';
import { useSelectedVenue, VENUES_FRESH } from '../../shared/venues.resource.ts';

/**
 * The footer HTML of the selected venue; `null` without a venue, while it is loading, if it cannot be loaded, and on the
 * host of staff, who have no use for what is said to customers.
 */
export function useVenueFooter(): string | null {
  const venue = useSelectedVenue();
  const id = useAppName() === 'front-of-house' ? undefined : venue?.id;
  const { data } = useApiQuery(
    footer,
    { query: { venue: id ?? '' } },
    { enabled: id !== undefined, staleTime: VENUES_FRESH },
  );
  return id === undefined ? null : (data?.html ?? null);
}
