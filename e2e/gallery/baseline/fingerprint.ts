import sharp from 'sharp';

/** Sides of a cell, in pixels of the picture: a button covers two of them or more, a changed digit none. */
const CELL = 48;
/** Rows of a long page that are looked at: what follows are the same rows of a list again. */
const MOST_ROWS = 60;
/** Steps of a cell's lightness, and of either colour difference. */
const LIGHT = 64;
const COLOUR = 8;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** A cell has changed when its lightness or a colour difference is further away than this, in steps. */
const LIGHT_TOLERANCE = 5;
const COLOUR_TOLERANCE = 1;

const step = (value: number, steps: number) =>
  Math.max(0, Math.min(steps - 1, Math.floor((value / 256) * steps)));

/**
 * A picture in some hundred characters: its cells in rows, each with lightness and colour (YCbCr, ITU-R BT.601).
 *
 * @param picture - An image file in any format that sharp reads.
 * @throws Error if the picture cannot be read.
 */
export async function fingerprintOf(picture: Buffer): Promise<string> {
  const image = sharp(picture);
  const { width = 1, height = 1 } = await image.metadata();
  const columns = Math.max(1, Math.round(width / CELL));
  const rows = Math.max(1, Math.round(height / CELL));
  const pixels = await image
    .removeAlpha()
    .toColourspace('srgb')
    .resize(columns, rows, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer();
  const lines: string[] = [];
  for (let row = 0; row < Math.min(rows, MOST_ROWS); row++) {
    let line = '';
    for (let column = 0; column < columns; column++) {
      const at = (row * columns + column) * 3;
      line += cell(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    }
    lines.push(line);
  }
  return lines.join('.');
}

function cell(red: number, green: number, blue: number): string {
  const light = 0.299 * red + 0.587 * green + 0.114 * blue;
  const blueness = 128 + 0.564 * (blue - light);
  const redness = 128 + 0.713 * (red - light);
  const colour = step(blueness, COLOUR) * COLOUR + step(redness, COLOUR);
  return `${ALPHABET[step(light, LIGHT)]}${ALPHABET[colour]}`;
}

/**
 * The number of cells in which two fingerprints differ visibly. Rows that only one of them has count as changed.
 */
export function differingCells(before: string, after: string): number {
  const [some, others] = [before.split('.'), after.split('.')];
  let count = 0;
  for (let row = 0; row < Math.max(some.length, others.length); row++) {
    const [one, other] = [some[row] ?? '', others[row] ?? ''];
    for (let at = 0; at < Math.max(one.length, other.length); at += 2) {
      if (isChanged(one.slice(at, at + 2), other.slice(at, at + 2))) count += 1;
    }
  }
  return count;
}

function isChanged(one: string, other: string): boolean {
  if (one === other) return false;
  if (one.length !== 2 || other.length !== 2) return true;
  const [before, after] = [partsOf(one), partsOf(other)];
  return (
    Math.abs(before.light - after.light) > LIGHT_TOLERANCE ||
    Math.abs(before.blueness - after.blueness) > COLOUR_TOLERANCE ||
    Math.abs(before.redness - after.redness) > COLOUR_TOLERANCE
  );
}

function partsOf(code: string) {
  const light = ALPHABET.indexOf(code.charAt(0));
  const colour = ALPHABET.indexOf(code.charAt(1));
  return { light, blueness: Math.floor(colour / COLOUR), redness: colour % COLOUR };
}
