import { ThemeProvider } from '@emotion/react';
import { createTheme } from '@mui/material/styles';
import { type Theme, useTheme } from '@mui/system';
import { type ReactNode, useMemo } from 'react';

/** Values that MUI's own parts need and no first view does: shadows, transitions, layers, the tones of its grey. */
const muiThemeOf = ({ breakpoints, palette, shape, typography }: Theme) =>
  createTheme({ breakpoints: { values: breakpoints.values }, palette, shape, typography });

/** Around each part of MUI: completes the venue's theme, with code that only comes with such a part. */
export function MuiTheme({ children }: { children: ReactNode }) {
  const theme = useTheme();
  const muiTheme = useMemo(() => muiThemeOf(theme), [theme]);
  return <ThemeProvider theme={muiTheme}>{children}</ThemeProvider>;
}
