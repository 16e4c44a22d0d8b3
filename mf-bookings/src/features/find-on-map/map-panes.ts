import { styled } from 'shared-ui/core';

/** The map is as large as its container is wide, and what was picked stands beside it where there is room. */
export const Panes = styled('div')({
  containerType: 'inline-size',
  marginBottom: '24px',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '16px',
    alignItems: 'start',
    '@container (min-width: 680px)': { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
  },
});
