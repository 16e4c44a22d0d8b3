import { footer, venue } from 'shared-contracts/api/venues';
import { useApiQuery, useVenue } from 'shared-platform';

/** How long a venue's details and footer count as fresh, in milliseconds: they hardly ever change. */
const FRESH = 300_000;

/** The footer HTML of the selected venue; `null` without a venue, while it is on its way, and when it cannot be had. */
export function useVenueFooter(): string | null {
  const { slug } = useVenue();
  const selected = useApiQuery(
    venue,
    { params: { venue: slug ?? '' } },
    { enabled: slug !== null, staleTime: FRESH },
  );
  const id = slug === null ? undefined : selected.data?.id;
  const { data } = useApiQuery(
    footer,
    { query: { venue: id ?? '' } },
    { enabled: id !== undefined, staleTime: FRESH },
  );
  return id === undefined ? null : (data?.html ?? null);
}
