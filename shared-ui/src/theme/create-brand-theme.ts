import { createTheme, type Theme as SystemTheme } from '@mui/system';
import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import type { ComputedBrand } from 'shared-contracts/brand/computed-brand';
import { fontChoices, fontStack } from 'shared-contracts/brand/fonts';
import { neutrals, statuses } from 'shared-contracts/brand/neutrals';
import { breakpoints } from './breakpoints.ts';

type Tones = Record<'main' | 'light' | 'dark' | 'contrastText', string>;

/** Values that `sx` and `styled` read. */
export interface Theme extends SystemTheme {
  palette: SystemTheme['palette'] &
    Record<'primary' | 'secondary' | 'error' | 'warning' | 'info' | 'success', Tones>;
}

/**
 * The theme of a venue: the values of `brandCssVariables`, for `sx` and `styled`. Dialogs and other parts of MUI's own
 * complete it.
 */
export function createBrandTheme(theme: BrandTheme, { colours }: ComputedBrand): Theme {
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
        main: colours['--brand-action'],
        light: colours['--brand-wash'],
        dark: colours['--brand-strong'],
        contrastText: colours['--brand-on-action'],
      },
      secondary: {
        main: colours['--brand-secondary'],
        light: colours['--brand-wash'],
        dark: colours['--brand-secondary-strong'],
        contrastText: colours['--brand-on-secondary'],
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
  }) as Theme;
}
