import { type Infer, nullable, object, oneOf, optional, string, withFallback } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';
import { orNull } from '../wire-values.ts';

/** Faces a venue may choose (shell specification 1). */
export const FONT_CHOICES = ['garage gothic', 'Lato', 'Open Sans', 'Roboto'] as const;
export type FontChoice = (typeof FONT_CHOICES)[number];

/** How a venue's secondary buttons may look (shell specification 1). */
export const SECONDARY_BUTTON_STYLES = ['solid', 'outline'] as const;

const colour = orNull(string());
/** A face nobody knows counts as none chosen. */
const font = withFallback(nullable(oneOf(FONT_CHOICES)), null);

/**
 * A venue's brand (shell specification 3 "Theme"); an absent colour takes the default of section 9. What is left out or
 * not known costs the venue that one look, never the page.
 */
export const themeSchema = object({
  themeAppPrimaryColour: colour,
  themeAppSecondaryColour1: colour,
  themeAppSecondaryColour2: colour,
  themeAppHeaderBgColour: colour,
  themeAppDarkBgColour: colour,
  headerPrimaryColour: colour,
  themeAppLogo: orNull(string()),
  fontStyles: withFallback(object({ heading: font, body: font }), { heading: null, body: null }),
  /** Where the tenant's licensed garage gothic files lie; `null` = the open condensed face stands in. */
  garageGothicUrl: orNull(string()),
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
