import { parseToRgba } from 'color2k';

/** A colour in OKLCH: lightness 0..1, chroma 0..~0.4, hue in radians. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Rgb = readonly [number, number, number];

const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
const encoded = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** Any opaque CSS colour as `#rrggbb`; undefined when the text is no colour or is see-through. */
export function parseColour(text: string | null | undefined): string | undefined {
  if (!text?.trim()) return undefined;
  try {
    const [red, green, blue, alpha] = parseToRgba(text.trim());
    return alpha < 1 ? undefined : hexOf([red / 255, green / 255, blue / 255]);
  } catch {
    return undefined;
  }
}

function hexOf(rgb: Rgb): string {
  const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255);
  return `#${rgb.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`;
}

function linearRgb(hex: string): Rgb {
  const at = (index: number) => linear(Number.parseInt(hex.slice(index, index + 2), 16) / 255);
  return [at(1), at(3), at(5)];
}

/** Relative luminance of a `#rrggbb` colour (WCAG 2.2). */
export function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two `#rrggbb` colours, 1..21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** `#rrggbb` to OKLCH (Björn Ottosson's matrices, https://bottosson.github.io/posts/oklab/). */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: Math.atan2(bb, a),
  };
}

function toLinearRgb({ l, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const inGamut = (rgb: Rgb): boolean => rgb.every((value) => value >= -0.0005 && value <= 1.0005);

/** OKLCH to `#rrggbb`; a colour no screen can show loses chroma, never hue or lightness. */
export function fromOklch(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  let [low, high] = [0, colour.c];
  if (!inGamut(toLinearRgb({ ...colour, l }))) {
    for (let step = 0; step < 12; step++) {
      const middle = (low + high) / 2;
      if (inGamut(toLinearRgb({ l, c: middle, h: colour.h }))) low = middle;
      else high = middle;
    }
    high = low;
  }
  const [red, green, blue] = toLinearRgb({ l, c: high, h: colour.h });
  const shown = (value: number) => encoded(Math.min(1, Math.max(0, value)));
  return hexOf([shown(red), shown(green), shown(blue)]);
}
