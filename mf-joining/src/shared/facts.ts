import { styled } from 'shared-ui/core';

/** Names and values, side by side. */
export const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
  gap: '8px 16px',
  margin: 0,
  overflowWrap: 'anywhere',
  '& > dt': { color: 'var(--ui-muted)' },
  '& > dd': { margin: 0, fontWeight: 700 },
  '@container (min-width: 480px)': {
    gridTemplateColumns: 'minmax(9em, auto) minmax(0, 1fr)',
    columnGap: '24px',
  },
});
