import { useSession, useVenue } from 'shared-platform';

/** The centre highlighted before the person picks one: the venue chosen before, else their own. */
export function useSelectedCentre(): string | null {
  const { slug } = useVenue();
  const { user } = useSession();
  return slug ?? user?.homeVenue?.slug ?? null;
}
