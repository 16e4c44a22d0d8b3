import { styled } from 'shared-ui/core';

/**
 * Results with a head above them. On a wide page with a map they are left of it: it begins with the head, and stays in view
 * while the list is scrolled.
 */
export const MapPage = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--map-page-gap, 24px)',
  '@media (min-width: 951px)': {
    '&[data-map]': {
      gridTemplateColumns: 'minmax(0, 640fr) minmax(0, 520fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
      columnGap: '24px',
    },
  },
});
