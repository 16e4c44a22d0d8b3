import { FONT_CHOICES, type FontChoice } from 'shared-contracts/api/theme';
import { LICENSED_FAMILY } from 'shared-contracts/fonts';

/** How a choice of a venue is shown. */
export interface Face {
  family: string;
  /** Names the package, the files and the style sheet. */
  slug: string;
  /** Families a page asks for, best first. */
  stack: readonly string[];
  /** How Arial is bent to take up the same room, in percent, so that nothing moves when the face arrives. */
  fallback: { family: string; size: number; ascent: number; descent: number };
}

/** Shell specification 1. */
export type Weight = 400 | 700;
export const WEIGHTS: readonly Weight[] = [400, 700];

const face = (family: string, size: number, ascent: number, descent: number, before: string[] = []): Face => {
  const fallback = { family: `${family} Fallback`, size, ascent, descent };
  const slug = family.toLowerCase().replaceAll(' ', '-');
  return { family, slug, stack: [...before, family, fallback.family], fallback };
};

/** Garage gothic is licensed: without a venue's own copy the open Barlow Condensed stands in. */
const faces: Record<FontChoice, Face> = {
  'garage gothic': face('Barlow Condensed', 75, 133.3, 26.7, [LICENSED_FAMILY]),
  Lato: face('Lato', 97.7, 101, 21.8),
  'Open Sans': face('Open Sans', 105.6, 101.2, 27.7),
  Roboto: face('Roboto', 100.3, 92.5, 24.3),
};

export const faceOf = (choice: FontChoice): Face => faces[choice];

/** The choice a style sheet's name stands for. */
export const choiceOfSlug = (slug: string): FontChoice | undefined =>
  FONT_CHOICES.find((choice) => faces[choice].slug === slug);

/** The value of `font-family` for a choice. */
export const fontStack = (choice: FontChoice): string =>
  `${faces[choice].stack.map((family) => `'${family}'`).join(',')},Arial,sans-serif`;
