import { styled } from './styled.ts';

/** A hairline between groups. */
export const Divider = styled('hr')({
  width: '100%',
  margin: 0,
  border: 0,
  borderTop: '1px solid var(--ui-border)',
});
