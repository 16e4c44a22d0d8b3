import type { ListedVenue } from 'shared-contracts/nearby-venues';
import { Heading } from 'shared-ui/core';
import { texts as listWords } from '../../texts/found-venues.ts';
import { VenueList } from './venue-list.tsx';

/** The venue to go to where a search around a place comes to none. */
export function NearestVenue({ found, isApproximate }: { found: ListedVenue; isApproximate: boolean }) {
  return (
    <section aria-labelledby="nearest-venue">
      <Heading id="nearest-venue" level={2} size={3} sx={{ mb: 2 }}>
        {listWords.nearestVenue}
      </Heading>
      <VenueList name="nearest" listed={[found]} isApproximate={isApproximate} />
    </section>
  );
}
