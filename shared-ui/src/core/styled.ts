import { styled as muiStyled, useTheme as useMuiTheme } from '@mui/system';
import type { Theme } from '../theme/create-brand-theme.ts';

export { keyframes } from '@emotion/react';
export { type SxProps, styled } from '@mui/system';

/** The theme of the venue. */
export const useTheme = (): Theme => useMuiTheme<Theme>();

const internal = new Set(['sx', 'as', 'theme', 'ownerState']);

/** For parts that become a router link through `as`: only styling props are kept from the link. */
const forwarding = { shouldForwardProp: (name: string) => !internal.has(name) };

/** `styled.button` and friends whose `as` may be any component. */
export const styledButton = muiStyled('button', forwarding);
export const styledAnchor = muiStyled('a', forwarding);
export const styledDiv = muiStyled('div', forwarding);
export const styledText = muiStyled('p', forwarding);
