import type { Venue } from 'shared-contracts/api/venues';
import { similarVenues } from 'shared-contracts/similar-venues';
import { Heading } from 'shared-ui/core';
import { texts as near } from '../../texts/venues-near.ts';
import { VenueOptions } from './venue-options.tsx';

interface Props {
  venues: readonly Venue[];
  term: string;
  /** Slug of the selected venue. */
  present: string | null;
  onChoose(venue: Venue): void;
}

/** The venues that a mistyped name may mean; nothing where none is like it. */
export default function SimilarVenues({ venues, term, present, onChoose }: Props) {
  const similar = similarVenues(venues, term);
  if (similar.length === 0) return null;
  return (
    <section aria-labelledby="similar-venues">
      <Heading id="similar-venues" level={3} size={4} sx={{ mb: 1 }}>
        {near.similar}
      </Heading>
      <VenueOptions
        key={term}
        options={similar.map((venue) => ({ venue, metres: null }))}
        isApproximate={false}
        present={present}
        onChoose={onChoose}
      />
    </section>
  );
}
