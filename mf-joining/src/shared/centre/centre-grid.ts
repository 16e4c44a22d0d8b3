import { styled } from 'shared-ui/core';

/** Cards in as many columns as there is room for. */
export const CentreGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: '16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
