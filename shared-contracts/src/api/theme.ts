import { type Infer, nullable, object, oneOf, optional, string, withFallback } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** Faces a venue may choose (shell specification 1). */
export const FONT_CHOICES = ['garage gothic', 'Lato', 'Open Sans', 'Roboto'] as const;
export type FontChoice = (typeof FONT_CHOICES)[number];

/** Looks of a venue's secondary buttons (shell specification 1). */
export const SECONDARY_BUTTON_STYLES = ['solid', 'outline'] as const;

/** The corners of cards and buttons; the first without a choice. Not in the specification, as the two that follow. */
export const SHAPES = ['soft', 'square', 'round'] as const;

/** The greys of all backgrounds; the first without a choice. */
export const SURFACES = ['warm', 'cool', 'plain'] as const;

/** Space in cards and rows; the first without a choice. */
export const DENSITIES = ['comfortable', 'compact'] as const;

const text = withFallback(nullable(string()), null);
/** An unknown face counts as none chosen. */
const font = withFallback(nullable(oneOf(FONT_CHOICES)), null);

/**
 * A venue's brand (shell specification 3 "Theme"); an absent colour takes the default of section 9. A missing or
 * unknown value affects only itself, never the page.
 */
export const themeSchema = object({
  themeAppPrimaryColour: text,
  themeAppSecondaryColour1: text,
  themeAppSecondaryColour2: text,
  themeAppHeaderBgColour: text,
  themeAppDarkBgColour: text,
  headerPrimaryColour: text,
  themeAppLogo: text,
  fontStyles: withFallback(object({ heading: font, body: font }), { heading: null, body: null }),
  /** Folder of the tenant's licensed garage gothic files; `null` = the open condensed face is used instead. */
  garageGothicUrl: text,
  themeAppSecondaryButtonStyle: withFallback(nullable(oneOf(SECONDARY_BUTTON_STYLES)), null),
  themeAppShape: withFallback(nullable(oneOf(SHAPES)), null),
  themeAppSurface: withFallback(nullable(oneOf(SURFACES)), null),
  themeAppDensity: withFallback(nullable(oneOf(DENSITIES)), null),
});
export type Theme = Infer<typeof themeSchema>;

export const theme = endpoint({
  method: 'GET',
  path: 'frontend/theme',
  query: object({ venue: optional(string()) }),
  answer: themeSchema,
  access: 'anyone',
  summary: "The brand of the venue named by its slug, else the tenant's own.",
});
