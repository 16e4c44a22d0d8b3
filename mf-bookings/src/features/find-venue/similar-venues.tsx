import type { ReactNode } from 'react';
import type { Venue } from 'shared-contracts/api/venues';
import { similarVenues } from 'shared-contracts/similar-venues';
import { Heading, styled, Text } from 'shared-ui/core';
import { ActivityLinks } from '../../shared/activity-links.tsx';
import { texts as listWords } from '../../texts/found-venues.ts';
import { VenueList } from './venue-list.tsx';

/** Close together: the activities are in view on a phone. */
const None = styled('div')({ '& > div': { padding: '8px 0 0' }, '& > section': { marginTop: '40px' } });

const Actions = styled('div')({ marginTop: 24 });

interface Props {
  venues: readonly Venue[];
  term: string;
  /** Says with the suggestions why there is no other list. */
  reason: string;
  /** Leads on from them. */
  action: ReactNode;
  /** Shown in their place where no venue is similar. */
  children: ReactNode;
}

/** The venues that a mistyped name may mean, and the activities: it may have been meant as one. */
export default function SimilarVenues({ venues, term, reason, action, children }: Props) {
  const similar = similarVenues(venues, term);
  if (similar.length === 0) {
    return (
      <None>
        {children}
        <ActivityLinks term={term} isMiddle />
      </None>
    );
  }
  return (
    <section aria-labelledby="similar-venues">
      <Heading id="similar-venues" level={2} size={3}>
        {listWords.similar}
      </Heading>
      <Text tone="muted" sx={{ mt: 0.5, mb: 2, overflowWrap: 'anywhere' }}>
        {reason}
      </Text>
      <VenueList name={`similar ${term}`} listed={similar.map((venue) => ({ venue, metres: null }))} />
      <Actions>{action}</Actions>
      <ActivityLinks term={term} />
    </section>
  );
}
