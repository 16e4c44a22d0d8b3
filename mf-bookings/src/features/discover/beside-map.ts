import { styled } from 'shared-ui/core';

/** On a wide page the list is beside its map, which stays in view; else below it. The map comes first. */
export const BesideMap = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  '@media (min-width: 951px)': {
    '&[data-map]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
    '&[data-map] > :first-of-type': {
      gridColumn: 2,
      position: 'sticky',
      top: 'calc(var(--ui-header-height) + 16px)',
    },
    '&[data-map] > :last-of-type': { gridColumn: 1, gridRow: 1 },
  },
});
