import { type Infer, nullable, object, oneOf, optional, string, withFallback } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** Faces a venue may choose (shell specification 1). */
export const FONT_CHOICES = ['garage gothic', 'Lato', 'Open Sans', 'Roboto'] as const;
export type FontChoice = (typeof FONT_CHOICES)[number];

/** How a venue's secondary buttons may look (shell specification 1). */
export const SECONDARY_BUTTON_STYLES = ['solid', 'outline'] as const;

const text = withFallback(nullable(string()), null);
/** A face nobody knows counts as none chosen. */
const font = withFallback(nullable(oneOf(FONT_CHOICES)), null);

/**
 * A venue's brand (shell specification 3 "Theme"); an absent colour takes the default of section 9. What is left out or
 * not known costs the venue that one look, never the page.
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
  /** Where the tenant's licensed garage gothic files lie; `null` = the open condensed face stands in. */
  garageGothicUrl: text,
  themeAppSecondaryButtonStyle: withFallback(nullable(oneOf(SECONDARY_BUTTON_STYLES)), null),
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
