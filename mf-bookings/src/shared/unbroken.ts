import { styled } from 'shared-ui/core';

/** A day and its time in a button: they break from the words before them, and not inside while there is room. */
export const Unbroken = styled('span')({ display: 'inline-block', textDecoration: 'inherit' });
