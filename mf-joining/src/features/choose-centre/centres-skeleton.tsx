import { useSite } from 'shared-platform';
import { Skeleton, styled, VisuallyHidden } from 'shared-ui/core';
import { CentreGrid } from '../../shared/centre/centre-grid.ts';
import { texts } from '../../texts/en.ts';
import { Bar, List, MapPane, Panes } from './centre-panes.ts';

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

/** The shape of the search, the map and the centres while they are on their way. */
export function CentresSkeleton() {
  const { onlineJoiningMapEnabled: hasMap } = useSite();
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{texts.centre.loading}</VisuallyHidden>
      <Skeleton height={48} />
      <Bar>
        <Skeleton width="40%" />
      </Bar>
      <Panes aria-hidden="true" data-map={hasMap || undefined}>
        {hasMap && (
          <MapPane>
            <Skeleton height="clamp(420px, 72vh, 600px)" />
          </MapPane>
        )}
        <List>
          <CentreGrid>
            {CARDS.map((card) => (
              <Card key={card}>
                <Skeleton width="70%" />
                <Skeleton width="55%" />
                <Skeleton width="40%" />
                <Skeleton height={44} />
              </Card>
            ))}
          </CentreGrid>
        </List>
      </Panes>
    </div>
  );
}
