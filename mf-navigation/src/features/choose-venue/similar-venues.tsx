import type { ReactNode } from 'react';
import type { Venue } from 'shared-contracts/api/venues';
import { similarVenues } from 'shared-contracts/similar-venues';
import { Heading, styled, Text } from 'shared-ui/core';
import { texts as near } from '../../texts/venues-near.ts';
import { VenueOptions } from './venue-options.tsx';

interface Props {
  venues: readonly Venue[];
  term: string;
  /** Slug of the selected venue. */
  present: string | null;
  /** Says above the suggestions why there is no other list. */
  reason: string;
  /** Leads on from them. */
  action: ReactNode;
  /** Shown in their place where no venue is similar. */
  children: ReactNode;
  onChoose(venue: Venue): void;
}

const Actions = styled('div')({ marginTop: 16 });

/** The venues that a mistyped name may mean. */
export default function SimilarVenues(props: Props) {
  const { venues, term, present, reason, action, children, onChoose } = props;
  const similar = similarVenues(venues, term);
  if (similar.length === 0) return children;
  return (
    <section aria-labelledby="similar-venues">
      <Text size="small" tone="muted" sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
        {reason}
      </Text>
      <Heading id="similar-venues" level={3} size={4} sx={{ mb: 1.5 }}>
        {near.similar}
      </Heading>
      <VenueOptions
        key={term}
        options={similar.map((venue) => ({ venue, metres: null }))}
        isApproximate={false}
        present={present}
        onChoose={onChoose}
      />
      <Actions>{action}</Actions>
    </section>
  );
}
