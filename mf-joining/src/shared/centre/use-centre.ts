import { joiningVenue, type Venue } from 'shared-contracts/api/venues';
import { useApiQuery } from 'shared-platform';

/** A centre as the server knows it; `undefined` until it has answered, and where it knows none. */
export function useCentre(slug: string | null): { centre: Venue | undefined; isUnknown: boolean } {
  const { data, error } = useApiQuery(
    joiningVenue,
    { params: { venue: slug ?? '' } },
    { enabled: slug !== null },
  );
  return { centre: slug === null ? undefined : data, isUnknown: error?.kind === 'not-found' };
}
