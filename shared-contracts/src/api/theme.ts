import { type Infer, nullable, object, oneOf, optional, string } from 'shared-contracts/schema';
import { endpoint } from '../endpoint.ts';

/** Faces a venue may choose (shell specification 1). */
export const FONT_CHOICES = ['garage gothic', 'Lato', 'Open Sans', 'Roboto'] as const;
export type FontChoice = (typeof FONT_CHOICES)[number];

const colour = nullable(string());

/** A venue's brand (shell specification 3 "Theme"); an absent colour takes the default of section 9. */
export const themeSchema = object({
  themeAppPrimaryColour: colour,
  themeAppSecondaryColour1: colour,
  themeAppSecondaryColour2: colour,
  themeAppHeaderBgColour: colour,
  themeAppDarkBgColour: colour,
  headerPrimaryColour: colour,
  themeAppLogo: nullable(string()),
  fontStyles: object({ heading: nullable(oneOf(FONT_CHOICES)), body: nullable(oneOf(FONT_CHOICES)) }),
  /** Where the tenant's licensed garage gothic files lie; `null` = the open condensed face stands in. */
  garageGothicUrl: nullable(string()),
  themeAppSecondaryButtonStyle: nullable(oneOf(['solid', 'outline'])),
});
export type Theme = Infer<typeof themeSchema>;

export const theme = endpoint({
  method: 'GET',
  path: 'frontend/theme',
  query: object({ venue: optional(string()) }),
  answer: themeSchema,
  summary: "The brand of the venue named by its slug, else the tenant's own.",
});
