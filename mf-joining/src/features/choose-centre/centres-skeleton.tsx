import { useSite } from 'shared-platform';
import { Box, Skeleton, styled, VisuallyHidden } from 'shared-ui/core';
import { CentreGrid } from '../../shared/centre/centre-grid.ts';
import { texts } from '../../texts/en.ts';
import { Bar, HEIGHT, List, MapPane, OnPhones, Panes, SearchRow, Ways } from './centre-panes.ts';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Buttons have corners of the brand's own. */
const BUTTON = { borderRadius: 'var(--ui-radius-button, 12px)' };

const Card = styled('li')({
  display: 'grid',
  alignContent: 'start',
  gap: '12px',
  minHeight: '152px',
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
      <SearchRow as="div">
        <Box sx={{ flex: '1 1 150px' }}>
          <Skeleton width={180} height="1lh" sx={{ mb: '8px', fontSize: '0.9375rem' }} />
          <Skeleton height={48} />
        </Box>
        <Skeleton width={100} height={48} sx={BUTTON} />
      </SearchRow>
      <Ways>
        <Skeleton width={150} height={44} />
        {hasMap && (
          <Box data-idle="" sx={{ flex: '0 1 416px' }}>
            <Skeleton height={44} />
          </Box>
        )}
      </Ways>
      <Bar>
        <Skeleton width={90} height={24} />
        {hasMap && (
          <OnPhones>
            <Skeleton width={110} height={44} sx={BUTTON} />
          </OnPhones>
        )}
      </Bar>
      <Panes aria-hidden="true" data-map={hasMap || undefined}>
        {hasMap && (
          <MapPane>
            <Skeleton height={HEIGHT} />
          </MapPane>
        )}
        <List>
          <CentreGrid>
            {CARDS.map((card) => (
              <Card key={card}>
                <Skeleton width="70%" />
                <Skeleton width="55%" />
                <Skeleton height={44} sx={BUTTON} />
              </Card>
            ))}
          </CentreGrid>
        </List>
      </Panes>
    </div>
  );
}
