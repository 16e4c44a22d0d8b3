const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;
const RGB = /^rgb\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*\)$/i;

const twoDigits = (byte: number) => Math.min(255, byte).toString(16).padStart(2, '0');

/** An opaque colour as `#rrggbb`; `null` for every other text, so that nothing else reaches a style sheet. */
export function readColour(text: string | null | undefined): string | null {
  const colour = (text ?? '').trim();
  const rgb = RGB.exec(colour);
  if (rgb)
    return `#${rgb
      .slice(1)
      .map((channel) => twoDigits(Number(channel)))
      .join('')}`;
  if (!HEX.test(colour)) return null;
  const digits = colour.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Black or white, whichever is clearer on a `#rrggbb` colour (WCAG 2.2). */
export function textOn(colour: string): '#000000' | '#ffffff' {
  const light = luminance(colour);
  return 1.05 / (light + 0.05) >= (light + 0.05) / 0.05 ? '#ffffff' : '#000000';
}
