import type { FontChoice, Theme } from 'shared-contracts/api/theme';
import { readColour, textOn } from './colours.ts';

/** What the first view takes from a theme: only values that are safe to write into a page. */
export interface Looks {
  header: string;
  onHeader: string;
  primary: string;
  logo: string | null;
  heading: FontChoice;
  body: FontChoice;
  licensedFontUrl: string | null;
}

/** Shell specification 9. */
const DEFAULT_PRIMARY = '#8c59f8';
const DEFAULT_HEADER = '#262731';
const DEFAULT_FONT: FontChoice = 'Open Sans';

/** A path of this origin or an https address; anything else is left out. */
export function safeAddress(text: string | null | undefined): string | null {
  if (!text) return null;
  if (/^\/(?![/\\])/.test(text)) return text;
  return URL.canParse(text) && new URL(text).protocol === 'https:' ? new URL(text).href : null;
}

export function looksOf(theme: Theme | null): Looks {
  const header = readColour(theme?.themeAppHeaderBgColour) ?? DEFAULT_HEADER;
  return {
    header,
    onHeader: textOn(header),
    primary: readColour(theme?.themeAppPrimaryColour) ?? DEFAULT_PRIMARY,
    logo: safeAddress(theme?.themeAppLogo),
    heading: theme?.fontStyles.heading ?? DEFAULT_FONT,
    body: theme?.fontStyles.body ?? DEFAULT_FONT,
    licensedFontUrl: safeAddress(theme?.garageGothicUrl),
  };
}
