import { AT_KIOSK } from 'shared-contracts/kiosk-styles';
import { styled } from 'shared-ui/core';

/** Cards in as many columns as there is room for. */
export const CentreGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: '16px',
  // The width of a column grows with the text.
  [AT_KIOSK]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18.125rem), 1fr))', gap: '12px' },
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
