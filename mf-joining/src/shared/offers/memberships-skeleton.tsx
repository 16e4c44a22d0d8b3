import { Skeleton, styled, VisuallyHidden } from 'shared-ui/core';
import { texts } from '../../texts/en.ts';
import { CentreGrid } from '../centre/centre-grid.ts';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const Card = styled('li')({
  display: 'grid',
  alignContent: 'start',
  gap: '14px',
  minHeight: '330px',
  padding: '20px',
  border: '1px solid var(--ui-border)',
  borderRadius: 'var(--ui-radius)',
  background: 'var(--ui-surface)',
});

/** The shape of the memberships while they are on their way. */
export function MembershipsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.membership.loading}</VisuallyHidden>
      <CentreGrid aria-hidden="true">
        {CARDS.map((card) => (
          <Card key={card}>
            <Skeleton width="60%" />
            <Skeleton width="45%" height={32} />
            <Skeleton width="80%" />
            <Skeleton width="70%" />
            <Skeleton height={48} />
          </Card>
        ))}
      </CentreGrid>
    </div>
  );
}
