import { contrast, fromOklch, toOklch } from './colour-maths.ts';

/** WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for what shows a control and for focus rings. */
export const textContrast = 4.5;
export const shapeContrast = 3;

const white = '#ffffff';
const ink = '#1f1c18';
const black = '#000000';

const passes = (colour: string, backgrounds: readonly string[], ratio: number): boolean =>
  backgrounds.every((background) => contrast(colour, background) >= ratio);

/**
 * The tone of `colour` nearest to the original that reaches `ratio` on every background; the hue stays.
 * Black or white, whichever is clearer, where no tone of the hue can (backgrounds both light and dark).
 */
export function toneWithContrast(colour: string, backgrounds: readonly string[], ratio: number): string {
  if (passes(colour, backgrounds, ratio)) return colour;
  const { l, c, h } = toOklch(colour);
  for (let distance = 0.01; distance <= 1; distance += 0.01) {
    for (const tone of [l - distance, l + distance]) {
      if (tone < 0 || tone > 1) continue;
      const candidate = fromOklch({ l: tone, c, h });
      if (passes(candidate, backgrounds, ratio)) return candidate;
    }
  }
  const worst = (candidate: string) => Math.min(...backgrounds.map((each) => contrast(candidate, each)));
  return worst(white) >= worst(black) ? white : black;
}

/** White, warm ink or black: the calmest text that is readable on a colour kept exactly as it is. */
export function textOn(background: string): string {
  return [white, ink].find((text) => contrast(text, background) >= textContrast) ?? black;
}

/** A filled control: its colour, the text on it, and the colour under the pointer. */
export interface Fill {
  readonly main: string;
  readonly hover: string;
  readonly text: string;
}

/**
 * A fill for buttons as near to `colour` as readable text allows. A colour on which white nearly reads is
 * deepened until it does, since dark text on a mid purple or blue looks wrong; lighter ones get dark text.
 */
export function fillOf(colour: string): Fill {
  const text = contrast(white, colour) >= shapeContrast ? white : ink;
  const main = toneWithContrast(colour, [text], textContrast);
  const { l, c, h } = toOklch(main);
  const moved = fromOklch({ l: text === white ? l - 0.06 : l - 0.04, c, h });
  return { main, text, hover: toneWithContrast(moved, [text], textContrast) };
}

/** A pale wash of a colour for selected rows and hints, lightness 0.96. */
export function washOf(colour: string): string {
  const { c, h } = toOklch(colour);
  return fromOklch({ l: 0.962, c: Math.min(c, 0.016), h });
}
