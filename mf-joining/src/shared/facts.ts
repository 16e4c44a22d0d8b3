import { styled } from 'shared-ui/core';

/** Names and values, side by side where there is room. */
export const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px 24px',
  margin: 0,
  overflowWrap: 'anywhere',
  '& > dt': { color: 'var(--ui-muted)' },
  '& > dd': { margin: '0 0 8px', fontWeight: 700 },
  '@container (min-width: 480px)': {
    gridTemplateColumns: 'minmax(9em, auto) minmax(0, 1fr)',
    rowGap: '8px',
    '& > dd': { margin: 0 },
  },
});
