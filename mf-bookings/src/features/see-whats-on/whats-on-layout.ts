import { styled } from 'shared-ui/core';

/** Of the venue in two lines, and what is below it. */
const THREE_LINES = '4.2rem';

/** When, and why it is here. */
export const When = styled('p')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '8px',
  color: 'var(--brand-strong)',
  fontSize: '0.9375rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  '& > span': { color: 'var(--ui-muted)', fontWeight: 400 },
});

export const Where = styled('p')({ color: 'var(--ui-muted)', fontSize: '0.9375rem' });

/** The room between the name and the foot: the venue has a second line where a name of one line leaves it. */
export const Place = styled('div')({
  flex: '1 1 0',
  containerType: 'size',
  [`@container (min-height: ${THREE_LINES})`]: {
    '& > p:first-of-type': {
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      whiteSpace: 'normal',
    },
  },
});
