import { styled } from 'shared-ui/core';

/** A day and its time in a button: they break from the words before them, and not inside while there is room. */
export const Unbroken = styled('span')({
  display: 'inline-block',
  // The line below a button's text ends before a box of its own.
  '[data-variant="text"] &': {
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '4px',
  },
});
