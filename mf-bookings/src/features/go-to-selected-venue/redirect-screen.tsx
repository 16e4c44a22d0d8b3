import { useEffect } from 'react';
import { venue } from 'shared-contracts/api/venues';
import { paths } from 'shared-contracts/links';
import { useApiQuery, useVenue } from 'shared-platform';
import { Navigate, useLocation } from 'shared-platform/router';
import { RedirectWait } from './redirect-wait.tsx';

/**
 * Sends the person to the venue they chose before, else to the search; the query goes with them. One that no longer
 * exists is forgotten: the person did not request that page.
 */
export default function RedirectScreen() {
  const { slug, forget } = useVenue();
  const { search } = useLocation();
  const { state, error } = useApiQuery(venue, { params: { venue: slug ?? '' } }, { enabled: slug !== null });
  const isGone = error?.kind === 'not-found';
  useEffect(() => {
    if (isGone && slug !== null) forget(slug);
  }, [isGone, slug, forget]);
  if (slug !== null && (state === 'loading' || isGone)) return <RedirectWait slug={slug} />;
  return <Navigate to={{ pathname: slug === null ? paths.home : paths.venue(slug), search }} replace />;
}
