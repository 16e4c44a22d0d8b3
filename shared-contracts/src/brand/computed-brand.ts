import type { BrandTheme } from './brand-theme.ts';
import { plainColours } from './plain-colours.ts';

/** The custom properties that carry a venue's colours. */
export type ColourVariable = keyof typeof plainColours;

/** A venue's colours, computed and repaired once, by the first part that knows the theme. */
export interface ComputedBrand {
  /** `brandKey` of the theme it was computed from. */
  readonly of: string;
  /** CSS custom property to `#rrggbb`. */
  readonly colours: Readonly<Record<ColourVariable, string>>;
}

/** Identifies what a theme says about colours: two themes with the same key look the same. */
export function brandKey(theme: BrandTheme): string {
  return [
    theme.themeAppPrimaryColour,
    theme.themeAppSecondaryColour1,
    theme.themeAppSecondaryColour2,
    theme.themeAppHeaderBgColour,
    theme.themeAppDarkBgColour,
    theme.headerPrimaryColour,
    theme.themeAppSecondaryButtonStyle,
  ].join('|');
}

/** The brand of an empty theme, for pages drawn before anything is known. */
export const plainBrand: ComputedBrand = { of: brandKey({}), colours: plainColours };

/**
 * The brand sent with a page, if it belongs to this theme.
 *
 * @returns undefined for another theme's, and for one from a release that knew fewer colours
 */
export function brandOf(
  theme: BrandTheme,
  sent: { readonly of: string; readonly colours: Readonly<Record<string, string>> } | undefined,
): ComputedBrand | undefined {
  const key = brandKey(theme);
  if (key === plainBrand.of) return plainBrand;
  if (sent?.of !== key) return undefined;
  const colours = { ...plainColours, ...sent.colours };
  return Object.keys(plainColours).every((name) => name in sent.colours) ? { of: key, colours } : undefined;
}
