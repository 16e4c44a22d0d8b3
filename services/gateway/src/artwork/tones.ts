import { fromOklch, type Oklch, toOklch } from 'shared-contracts/brand/colour-maths';

/** The colours of a drawing: a ground, shapes in three steps away from it, lines, and one colour that stands out. */
export interface Tones {
  ground: string;
  far: string;
  middle: string;
  near: string;
  line: string;
  spot: string;
}

/** A brand's drawings have three grounds, so that pictures beside each other have a rhythm. */
export type Ground = 'deep' | 'bold' | 'pale';

/** The colours of a brand that its drawings are made of, `#rrggbb`. */
export interface ArtworkColours {
  primary: string;
  secondary: string;
}

/** So light that its shades would no longer look like the brand. */
const NEON = 0.8;
/** So grey that it has no hue to speak of. */
const GREY = 0.05;
/** Radians of hue between two colours that differ at first sight. */
const APART = 0.35;

const hueBetween = (one: Oklch, other: Oklch): number => {
  const turn = Math.abs(one.h - other.h) % (2 * Math.PI);
  return Math.min(turn, 2 * Math.PI - turn);
};

/** The colour that stands out: the secondary one where its hue is another, else a light tone of the primary. */
function spotOf(primary: Oklch, secondary: Oklch): string {
  const isApart = secondary.c > GREY && hueBetween(secondary, primary) > APART;
  return isApart
    ? fromOklch({ l: 0.72, c: Math.max(secondary.c, 0.13), h: secondary.h })
    : fromOklch({ l: 0.84, c: primary.c * 0.8, h: primary.h });
}

/** Tones of the primary colour, which differ in lightness only. */
function shadesOf(primary: Oklch, secondary: Oklch): Record<Ground, Tones> {
  const tone = (l: number, share: number) => fromOklch({ l, c: primary.c * share, h: primary.h });
  const base = Math.min(Math.max(primary.l, 0.4), 0.58);
  const shade = (by: number) => tone(base + by, 1);
  const [deepest, spot] = [tone(0.24, 0.5), spotOf(primary, secondary)];
  return {
    deep: {
      ground: deepest,
      far: tone(0.33, 0.5),
      middle: shade(-0.06),
      near: shade(0.08),
      line: tone(0.9, 0.3),
      spot,
    },
    bold: {
      ground: shade(0),
      far: shade(-0.06),
      middle: shade(0.07),
      near: deepest,
      line: tone(0.95, 0.25),
      spot,
    },
    pale: {
      ground: tone(0.945, 0.22),
      far: tone(0.87, 0.5),
      middle: tone(0.74, 0.85),
      near: shade(0),
      line: deepest,
      spot,
    },
  };
}

/** A primary colour too light to be shaded stays as it is, among dark and light tones of the secondary one. */
function besideNeon(primary: Oklch, secondary: Oklch): Record<Ground, Tones> {
  const tone = (l: number) => fromOklch({ l, c: Math.min(secondary.c, 0.06), h: secondary.h });
  const shade = (by: number) => fromOklch({ ...primary, l: primary.l - by });
  const [deepest, neon] = [tone(0.21), fromOklch(primary)];
  return {
    deep: {
      ground: deepest,
      far: tone(0.29),
      middle: tone(0.42),
      near: tone(0.62),
      line: tone(0.9),
      spot: neon,
    },
    bold: {
      ground: neon,
      far: shade(0.07),
      middle: shade(0.14),
      near: '#ffffff',
      line: deepest,
      spot: deepest,
    },
    pale: { ground: tone(0.945), far: tone(0.87), middle: neon, near: deepest, line: deepest, spot: neon },
  };
}

/** The tones of a brand on each of its grounds. */
export function tonesOf(colours: ArtworkColours): Record<Ground, Tones> {
  const [primary, secondary] = [toOklch(colours.primary), toOklch(colours.secondary)];
  return primary.l > NEON ? besideNeon(primary, secondary) : shadesOf(primary, secondary);
}
