import type { Theme } from 'shared-contracts/api/theme';
import type { FontChoice } from 'shared-contracts/brand/brand-theme';
import { brandCssVariables } from 'shared-contracts/brand/css-variables';
import { fontChoices } from 'shared-contracts/brand/fonts';
import type { ArtworkColours } from '../artwork/tones.ts';
import { brandOfTheme } from './brand-of-theme.ts';

/** The first view's part of a theme: only values that are safe to write into a page. */
export interface Appearance {
  /** Colour of the browser's own bars. */
  header: string;
  /** The custom properties of the brand, the same as in the running page. */
  variables: string;
  logo: string | null;
  /** Colours of drawings, `#rrggbb`. */
  artwork: ArtworkColours;
  heading: FontChoice;
  body: FontChoice;
  licensedFontUrl: string | null;
}

/** A path of this origin or an https address; anything else is left out. */
export function safeAddress(text: string | null | undefined): string | null {
  if (!text) return null;
  if (/^\/(?![/\\])/.test(text)) return text;
  return URL.canParse(text) && new URL(text).protocol === 'https:' ? new URL(text).href : null;
}

export function appearanceOf(theme: Theme | null): Appearance {
  const brand = brandOfTheme(theme ?? {});
  return {
    header: brand.colours['--brand-header'],
    variables: `:root{${Object.entries(brandCssVariables(theme ?? {}, brand))
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`,
    artwork: {
      primary: brand.colours['--brand-primary'],
      secondary: brand.colours['--brand-secondary-strong'],
    },
    logo: safeAddress(theme?.themeAppLogo),
    ...fontChoices(theme ?? {}),
    licensedFontUrl: safeAddress(theme?.garageGothicUrl),
  };
}
