import type { FontChoice } from './brand-theme.ts';

/** The family by which pages ask for a venue's own copy of garage gothic, which comes before the open alternative. */
export const LICENSED_FAMILY = 'Garage Gothic';

/** Metric overrides that make Arial take up a face's room, in percent: width, ascent, descent. */
export interface MetricOverrides {
  readonly size: number;
  readonly ascent: number;
  readonly descent: number;
}

export interface Face {
  readonly family: string;
  readonly slug: string;
  readonly bends: { readonly 400: MetricOverrides; readonly 700: MetricOverrides };
}

const bend = (size: number, ascent: number, descent: number): MetricOverrides => ({ size, ascent, descent });

/**
 * The open faces behind the four choices. Garage gothic is licensed; without a venue's own copy the open
 * Barlow Condensed is shown. The overrides were measured against Arial on a page of our own words, for Barlow's bold in
 * capitals, since that is how headings show it.
 */
export const faces: Record<FontChoice, Face> = {
  'garage gothic': {
    family: 'Barlow Condensed',
    slug: 'barlow-condensed',
    bends: { 400: bend(75.7, 132.1, 26.4), 700: bend(68.3, 146.4, 29.3) },
  },
  Lato: { family: 'Lato', slug: 'lato', bends: { 400: bend(96.2, 102.9, 21.8), 700: bend(92, 107.6, 22.8) } },
  'Open Sans': {
    family: 'Open Sans',
    slug: 'open-sans',
    bends: { 400: bend(104.2, 102.7, 27.8), 700: bend(104, 102.8, 27.9) },
  },
  Roboto: {
    family: 'Roboto',
    slug: 'roboto',
    bends: { 400: bend(99.1, 93.9, 24.2), 700: bend(94.2, 98.7, 25.5) },
  },
};
