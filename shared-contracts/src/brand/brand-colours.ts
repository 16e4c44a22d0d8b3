import { type BrandTheme, defaultColours } from './brand-theme.ts';
import { parseColour } from './colour-maths.ts';
import {
  type Fill,
  fillOf,
  shapeContrast,
  textContrast,
  textOn,
  toneWithContrast,
  washOf,
} from './contrast-repair.ts';
import { lightBackgrounds } from './neutrals.ts';

/** A venue's colours, every pair readable; `#rrggbb` throughout. */
export interface BrandColours {
  /** The exact brand colour, for pure brand areas, and the text on it. */
  readonly primary: string;
  readonly onPrimary: string;
  /** Main buttons: fill, its hover and text, and an edge that is seen on every surface (3:1). */
  readonly action: Fill;
  readonly actionEdge: string;
  /** Links, selected borders, ticks: the brand's hue as readable text on every light surface. */
  readonly strong: string;
  /** A pale wash of the brand behind something selected; `strong` and body text read on it. */
  readonly wash: string;
  /** The secondary button, solid; `secondaryStrong` is edge and text of the outline style. */
  readonly secondary: Fill;
  readonly secondaryEdge: string;
  readonly secondaryStrong: string;
  /** The third brand colour, exact, with its text; `accentShape` is seen on every light surface. */
  readonly accent: string;
  readonly onAccent: string;
  readonly accentShape: string;
  /** The header keeps its exact colour. */
  readonly header: string;
  readonly onHeader: string;
  /** The edge of a main button, and the accent as a shape, on the header, the hero and a primary area. */
  readonly actionEdgeOn: OnAreas;
  readonly accentShapeOn: OnAreas;
  /** Colour of highlights in the header: counts, the current page. */
  readonly headerAccent: string;
  readonly onHeaderAccent: string;
  /** Hero and footer. */
  readonly dark: string;
  readonly onDark: string;
}

/** A colour's tone on each of the brand areas. */
export interface OnAreas {
  readonly header: string;
  readonly dark: string;
  readonly primary: string;
}

/**
 * Builds a palette that reads at AA from whatever colours a tenant has (shell specification 1 "Theming"):
 * brand areas keep the exact colour, everything that must be read or operated is moved in tone, never in hue.
 */
export function brandColours(theme: BrandTheme): BrandColours {
  const primary = parseColour(theme.themeAppPrimaryColour) ?? defaultColours.primary;
  const secondary = parseColour(theme.themeAppSecondaryColour1) ?? defaultColours.secondary;
  const accent = parseColour(theme.themeAppSecondaryColour2) ?? secondary;
  const header = parseColour(theme.themeAppHeaderBgColour) ?? defaultColours.header;
  const dark = parseColour(theme.themeAppDarkBgColour) ?? header;
  const headerAccent = toneWithContrast(
    parseColour(theme.headerPrimaryColour) ?? primary,
    [header],
    shapeContrast,
  );
  const action = fillOf(primary);
  const secondaryFill = fillOf(secondary);
  const wash = washOf(primary);
  const light = [...lightBackgrounds, wash];
  const shapeOnAreas = (colour: string): OnAreas => ({
    header: toneWithContrast(colour, [header], shapeContrast),
    dark: toneWithContrast(colour, [dark], shapeContrast),
    primary: toneWithContrast(colour, [primary], shapeContrast),
  });
  return {
    primary,
    onPrimary: textOn(primary),
    action,
    actionEdge: toneWithContrast(action.main, light, shapeContrast),
    strong: toneWithContrast(primary, light, textContrast),
    wash,
    secondary: secondaryFill,
    secondaryEdge: toneWithContrast(secondaryFill.main, light, shapeContrast),
    secondaryStrong: toneWithContrast(secondary, light, textContrast),
    accent,
    onAccent: textOn(accent),
    accentShape: toneWithContrast(accent, light, shapeContrast),
    header,
    onHeader: textOn(header),
    actionEdgeOn: shapeOnAreas(action.main),
    accentShapeOn: shapeOnAreas(accent),
    headerAccent,
    onHeaderAccent: textOn(headerAccent),
    dark,
    onDark: textOn(dark),
  };
}
