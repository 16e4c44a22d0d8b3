import { styled } from 'shared-ui/core';

export const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  '&[data-spread]': { justifyContent: 'space-between', gap: '4px 32px' },
  // The last one is beside the first line of the others.
  '&[data-row]': { flexWrap: 'nowrap', alignItems: 'flex-start' },
  '@media (max-width: 599.98px)': {
    '&[data-row]': { alignItems: 'center' },
    // A line of its own from the first: the next button would push it below the words beside it.
    '&[data-actions]': { width: '100%' },
    // Beside a map there is one action: it is beside the count, and the radius below both.
    '&[data-spread][data-map]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '16px',
      '& > *': { gridColumn: '1 / -1' },
      '& > [role="status"]': { gridArea: '1 / 1' },
      '& > [data-actions]': { gridArea: '1 / 2', width: 'auto' },
    },
  },
});

/** Filters and the line that says how many were found. */
export const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
  '&[data-map]': { gap: '8px' },
});
