import { useEffect, useState } from 'react';
import { venue } from 'shared-contracts/api/venues';
import { paths } from 'shared-contracts/links';
import {
  lazyPart,
  ScreenNotFound,
  useApiQuery,
  useFlags,
  useLinks,
  useScreenTitle,
  useSession,
  useVenue,
} from 'shared-platform';
import { Link, useParams } from 'shared-platform/router';
import { Button, Container, Heading, Notice } from 'shared-ui/core';
import { FacilitiesBelow, FacilityChips } from '../features/see-timetable/facility-chips.tsx';
import { VenueHeader, VenueHeaderSkeleton } from '../features/see-timetable/venue-header.tsx';
import { LoadFailure } from '../shared/lazy-load-failure.tsx';
import { texts } from '../texts/en.ts';
import { Timetable } from './timetable.tsx';

const YourPlaces = lazyPart(
  () => import(/* webpackChunkName: "your-places" */ '../features/wait-for-place/your-places.tsx'),
);

const words = texts.timetable;

/** A venue with its timetable. Opening it selects the venue. */
export default function VenueScreen() {
  const { locationSlug = '' } = useParams();
  const query = useApiQuery(venue, { params: { venue: locationSlug } });
  const links = useLinks();
  const { select, forget } = useVenue();
  const { user } = useSession();
  const { kiosk } = useFlags();
  const [isGone, setGone] = useState(false);
  const isKnown = query.data !== undefined;
  const isUnknown = query.error?.kind === 'not-found';
  useScreenTitle(query.data?.name ?? words.title);

  useEffect(() => {
    if (isKnown) select(locationSlug);
    // A venue that closed must not stay the remembered one.
    if (isUnknown) forget(locationSlug);
    setGone(isUnknown);
  }, [isKnown, isUnknown, locationSlug, select, forget]);
  if (isGone) throw new ScreenNotFound();

  return (
    // The footer stays out of sight while days come and go.
    <Container sx={{ position: 'relative', minHeight: query.state === 'error' ? 0 : '100vh', pb: 8 }}>
      {/* Over its picture. */}
      {user && !kiosk && query.data && <YourPlaces firstOf={locationSlug} />}
      {query.data && <VenueHeader venue={query.data} />}
      {query.state === 'loading' && <VenueHeaderSkeleton />}
      <noscript>
        <Notice live={false} sx={{ my: 2 }}>
          {words.withoutScript}
        </Notice>
      </noscript>
      {query.state === 'error' ? (
        <LoadFailure
          title={words.venueFailed}
          level={1}
          message={query.error?.message}
          onTryAgain={query.reload}
        >
          <Button component={Link} to={links.to(paths.home)} variant="text">
            {texts.findVenue.showAll}
          </Button>
        </LoadFailure>
      ) : (
        <Timetable
          key={locationSlug}
          venueSlug={locationSlug}
          isSimple={query.data?.activitiesV2Enabled === false}
        />
      )}
      {/* Below the timetable: it comes late, and must not push away what somebody looks at. */}
      {user && <YourPlaces />}
      {query.data && query.data.facilities.length > 0 && (
        <FacilitiesBelow>
          <Heading level={2} size={4}>
            {words.facilities}
          </Heading>
          <FacilityChips venue={query.data} />
        </FacilitiesBelow>
      )}
    </Container>
  );
}
