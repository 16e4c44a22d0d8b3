import { useEffect } from 'react';
import { useVenue } from 'shared-platform';
import { useSelectedVenue } from './venues.resource.ts';

/** A venue that was chosen before and no longer exists is forgotten, so that no way leads to its page. */
export function useForgetMissingVenue(): void {
  const { slug, forget } = useVenue();
  const isGone = useSelectedVenue() === null;
  useEffect(() => {
    if (isGone && slug !== null) forget(slug);
  }, [isGone, slug, forget]);
}
