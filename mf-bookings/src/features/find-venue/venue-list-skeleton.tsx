import { Skeleton, VisuallyHidden } from 'shared-ui/core';
import { VenueFrame } from '../../shared/venues/venue-card.tsx';
import { texts } from '../../texts/en.ts';
import { VenueGrid } from './venue-list.tsx';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

export function VenueListSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.findVenue.loading}</VisuallyHidden>
      <VenueGrid aria-hidden="true">
        {CARDS.map((card) => (
          <VenueFrame key={card} sx={{ gap: '12px', minHeight: '166px' }}>
            <Skeleton width="70%" />
            <Skeleton width="45%" />
            <Skeleton width="40%" />
            <Skeleton width="85%" height={28} />
          </VenueFrame>
        ))}
      </VenueGrid>
    </div>
  );
}
