import { useEffect } from 'react';
import { useVenue } from 'shared-platform';
import { useSelectedVenue } from './venues.resource.ts';

/** Forgets a selected venue that no longer exists, so that nothing links to its page. */
export function useClearMissingVenue(): void {
  const { slug, forget } = useVenue();
  const isGone = useSelectedVenue() === null;
  useEffect(() => {
    if (isGone && slug !== null) forget(slug);
  }, [isGone, slug, forget]);
}
