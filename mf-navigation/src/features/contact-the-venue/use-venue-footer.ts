import { footer } from 'shared-contracts/api/footer';
import { useApiQuery } from 'shared-platform';
import { useSelectedVenue, VENUES_FRESH } from '../../shared/venues.resource.ts';

/** The footer HTML of the selected venue; `null` without a venue, while it is loading, and if it cannot be loaded. */
export function useVenueFooter(): string | null {
  const id = useSelectedVenue()?.id;
  const { data } = useApiQuery(
    footer,
    { query: { venue: id ?? '' } },
    { enabled: id !== undefined, staleTime: VENUES_FRESH },
  );
  return id === undefined ? null : (data?.html ?? null);
}
