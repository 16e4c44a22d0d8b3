import { styled as muiStyled } from '@mui/material/styles';

export { keyframes } from '@emotion/react';
export { styled, useTheme } from '@mui/material/styles';

const internal = new Set(['sx', 'as', 'theme', 'ownerState']);

/** For parts that become a router link through `as`: only styling props are kept from the link. */
const forwarding = { shouldForwardProp: (name: string) => !internal.has(name) };

/** `styled.button` and friends whose `as` may be any component. */
export const styledButton = muiStyled('button', forwarding);
export const styledAnchor = muiStyled('a', forwarding);
export const styledDiv = muiStyled('div', forwarding);
export const styledText = muiStyled('p', forwarding);
