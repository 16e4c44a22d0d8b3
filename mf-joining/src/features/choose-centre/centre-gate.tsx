import { type ReactNode, useEffect, useState } from 'react';
import { joiningVenue } from 'shared-contracts/api/venues';
import { ScreenNotFound, useApiQuery, useVenue } from 'shared-platform';
import { CentresSkeleton } from './centres-skeleton.tsx';
import { NoCentres } from './no-centres.tsx';

/**
 * Lets a page that names a centre begin once that centre is known, and makes it the venue of this host, whose brand and
 * footer the page then has. An unknown name is not found.
 */
export function CentreGate({ slug, children }: { slug: string | null; children: ReactNode }) {
  const isNamed = slug !== null;
  const query = useApiQuery(joiningVenue, { params: { venue: slug ?? '' } }, { enabled: isNamed });
  const { select, forget } = useVenue();
  const [isGone, setGone] = useState(false);
  const isKnown = isNamed && query.data !== undefined;
  const isUnknown = isNamed && query.error?.kind === 'not-found';
  useEffect(() => {
    if (isKnown) select(slug);
  }, [isKnown, slug, select]);
  useEffect(() => {
    // A centre that closed must not stay the remembered one.
    if (isUnknown && slug !== null) forget(slug);
    setGone(isUnknown);
  }, [isUnknown, slug, forget]);
  if (isGone) throw new ScreenNotFound();
  if (!isNamed || isKnown) return children;
  return query.state === 'error' ? <NoCentres query={query} /> : <CentresSkeleton />;
}
