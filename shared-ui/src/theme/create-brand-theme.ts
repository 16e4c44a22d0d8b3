import { createTheme, type Theme } from '@mui/material/styles';
import { brandColours } from 'shared-contracts/brand/brand-colours';
import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import { neutrals, statuses } from 'shared-contracts/brand/neutrals';
import { breakpoints } from './breakpoints.ts';
import { fontChoices, fontStack } from './fonts.ts';

/** The MUI theme of a venue: the values of `brandCssVariables`, for `sx` and the few MUI parts in use. */
export function createBrandTheme(theme: BrandTheme): Theme {
  const brand = brandColours(theme);
  const { body } = fontChoices(theme);
  const status = (tones: { readonly text: string; readonly wash: string; readonly border: string }) => ({
    main: tones.text,
    light: tones.wash,
    dark: tones.text,
    contrastText: neutrals.surface,
  });
  return createTheme({
    breakpoints: { values: breakpoints },
    spacing: 8,
    shape: { borderRadius: 12 },
    palette: {
      primary: {
        main: brand.action.main,
        light: brand.wash,
        dark: brand.strong,
        contrastText: brand.action.text,
      },
      secondary: {
        main: brand.secondary.main,
        light: brand.wash,
        dark: brand.secondaryStrong,
        contrastText: brand.secondary.text,
      },
      error: status(statuses.danger),
      warning: status(statuses.warning),
      info: status(statuses.info),
      success: status(statuses.success),
      text: { primary: neutrals.text, secondary: neutrals.muted, disabled: neutrals.muted },
      background: { default: neutrals.page, paper: neutrals.surface },
      divider: neutrals.border,
    },
    typography: { fontFamily: fontStack(body) },
  });
}
