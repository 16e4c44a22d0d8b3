import { Skeleton, styled, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { VenueGrid } from './venue-list.tsx';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];

const Card = styled('li')({
  display: 'grid',
  alignContent: 'start',
  gap: '12px',
  minHeight: '132px',
  padding: '20px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
});

export function VenueListSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.findVenue.loading}</VisuallyHidden>
      <VenueGrid aria-hidden="true">
        {CARDS.map((card) => (
          <Card key={card}>
            <Skeleton width="70%" />
            <Skeleton width="45%" />
            <Skeleton width="85%" height={28} />
          </Card>
        ))}
      </VenueGrid>
    </div>
  );
}
