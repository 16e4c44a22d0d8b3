import { AT_KIOSK } from 'shared-contracts/kiosk-styles';
import { styled } from 'shared-ui/core';

/** Cards in as many columns as there is room for. */
export const CentreGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: '16px',
  [AT_KIOSK]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 290px), 1fr))', gap: '12px' },
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
