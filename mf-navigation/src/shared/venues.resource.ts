import { type Venue, venueCalls } from 'shared-contracts/api/venues';
import { type ApiQuery, useApiQuery, useAppName, useVenue } from 'shared-platform';

/** Time for which venues count as fresh, in milliseconds: they hardly ever change. */
export const VENUES_FRESH = 300_000;

/** The selected venue; `null` if none is selected or it no longer exists, `undefined` while unknown. */
export function useSelectedVenue(): Venue | null | undefined {
  const { slug } = useVenue();
  const { one } = venueCalls(useAppName());
  const { data, error } = useApiQuery(
    one,
    { params: { venue: slug ?? '' } },
    { enabled: slug !== null, staleTime: VENUES_FRESH },
  );
  if (slug === null || error?.kind === 'not-found') return null;
  return data;
}

/** Every venue of the tenant. If not enabled, only preloaded or cached ones are returned. */
export function useVenueList({ enabled }: { enabled: boolean }): ApiQuery<Venue[]> {
  const { list } = venueCalls(useAppName());
  return useApiQuery(list, {}, { enabled, staleTime: VENUES_FRESH });
}
