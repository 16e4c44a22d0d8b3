import { useSession, useVenue } from 'shared-platform';

/** The centre that is highlighted before anybody has picked one: the venue chosen before, else the person's own. */
export function useSelectedCentre(): string | null {
  const { slug } = useVenue();
  const { user } = useSession();
  return slug ?? user?.homeVenue?.slug ?? null;
}
