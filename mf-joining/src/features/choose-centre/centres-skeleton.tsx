import { Skeleton, styled, VisuallyHidden } from 'shared-ui/core';
import { CentreGrid } from '../../shared/centre/centre-grid.ts';
import { texts } from '../../texts/en.ts';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

const Card = styled('li')({
  display: 'grid',
  alignContent: 'start',
  gap: '12px',
  minHeight: '188px',
  padding: '20px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
});

/** The shape of the centres while they are on their way. */
export function CentresSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.centre.loading}</VisuallyHidden>
      <CentreGrid aria-hidden="true">
        {CARDS.map((card) => (
          <Card key={card}>
            <Skeleton width="70%" />
            <Skeleton width="55%" />
            <Skeleton width="40%" />
            <Skeleton height={44} />
          </Card>
        ))}
      </CentreGrid>
    </div>
  );
}
