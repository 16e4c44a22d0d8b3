import { type Venue, venueCalls } from 'shared-contracts/api/venues';
import { type ApiQuery, useApiQuery, useAppName, useVenue } from 'shared-platform';

/** How long venues count as fresh, in milliseconds: they hardly ever change. */
export const VENUES_FRESH = 300_000;

/** The selected venue; `null` when none is selected or it is no longer there, `undefined` while it is not known. */
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

/** Every venue of the tenant. Not enabled, it is only there when it came with the page or another part asked for it. */
export function useVenueList({ enabled }: { enabled: boolean }): ApiQuery<Venue[]> {
  const { list } = venueCalls(useAppName());
  return useApiQuery(list, {}, { enabled, staleTime: VENUES_FRESH });
}
