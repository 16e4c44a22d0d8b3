import { FONT_CHOICES } from 'shared-contracts/api/theme';
import type { FontChoice } from 'shared-contracts/brand/brand-theme';
import { faces } from 'shared-contracts/brand/faces';

/** Shell specification 1. */
export type Weight = 400 | 700;
export const WEIGHTS: readonly Weight[] = [400, 700];

/** The choice that a style sheet's name means. */
export const fontChoiceOf = (slug: string): FontChoice | undefined =>
  FONT_CHOICES.find((choice) => faces[choice].slug === slug);
