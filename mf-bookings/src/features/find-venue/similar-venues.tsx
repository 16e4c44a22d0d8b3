import type { ReactNode } from 'react';
import type { Venue } from 'shared-contracts/api/venues';
import { similarVenues } from 'shared-contracts/similar-venues';
import { Heading } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { VenueList } from './venue-list.tsx';

interface Props {
  venues: readonly Venue[];
  term: string;
  /** Said below them, at the same moment. */
  children: ReactNode;
}

/** The venues that a mistyped name may mean, above the message that there is none of that name. */
export default function SimilarVenues({ venues, term, children }: Props) {
  const similar = similarVenues(venues, term);
  if (similar.length === 0) return children;
  return (
    <>
      <section aria-labelledby="similar-venues">
        <Heading id="similar-venues" level={2} size={3} sx={{ mb: 2 }}>
          {texts.findVenue.similar}
        </Heading>
        <VenueList name={`similar ${term}`} listed={similar.map((venue) => ({ venue, metres: null }))} />
      </section>
      {children}
    </>
  );
}
