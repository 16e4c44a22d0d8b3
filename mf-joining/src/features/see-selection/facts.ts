import { styled } from 'shared-ui/core';

/** A list of choices, each with its label. */
export const Facts = styled('dl')({
  margin: 0,
  overflowWrap: 'anywhere',
  '& > dt': { color: 'var(--ui-muted)', fontSize: '0.875rem' },
  '& > dd': { margin: '0 0 8px', fontWeight: 700 },
  '& > dd:last-child': { marginBottom: 0 },
  '& small': { display: 'block', fontWeight: 400, fontSize: '0.875rem' },
});
