import { styled } from 'shared-ui/core';

/** Between the picture and what is below it. */
export const GAP = '32px';

/** A picture, the card with the price beside it, and the text below it; on a phone one below the other. */
export const Columns = styled('div')({
  display: 'grid',
  gap: `${GAP} 56px`,
  '@media (min-width: 951px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 360px',
    alignItems: 'start',
    '& > :nth-of-type(2)': { gridColumn: 2, gridRow: '1 / span 2' },
  },
});
