import { styled } from 'shared-ui/core';

/** Words of a button that is an icon alone where there is no room for them; read aloud at any width. */
export const WideWords = styled('span')({
  '@media (max-width: 699px)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
