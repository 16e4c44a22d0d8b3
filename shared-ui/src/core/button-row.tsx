import { styled } from './styled.ts';

/** Text buttons beside one another: the first words of every line align with what is above or below them. */
export const ButtonRow = styled('div')({
  '--button-outset': '0px',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '8px',
  /** A stack takes the margins of what is in it. */
  '&&': { marginInline: '-14px' },
});
