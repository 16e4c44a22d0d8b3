import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { differingCells, fingerprintOf } from './fingerprint.ts';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  colour: string;
}

const SIZE = { width: 390, height: 844 };

/** A page with boxes on it. */
const draw = (boxes: readonly Box[], { width, height } = SIZE) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${boxes
        .map(
          (box) =>
            `<rect x="${box.left}" y="${box.top}" width="${box.width}" height="${box.height}" fill="${box.colour}"/>`,
        )
        .join('')}</svg>`,
    ),
  )
    .jpeg({ quality: 70 })
    .toBuffer();

const HEADER: Box = { left: 0, top: 0, width: 390, height: 64, colour: '#0b3d5c' };
const BUTTON: Box = { left: 24, top: 300, width: 120, height: 48, colour: '#c2410c' };

async function changeBetween(before: readonly Box[], after: readonly Box[]): Promise<number> {
  const [some, others] = await Promise.all([draw(before), draw(after)]);
  return differingCells(await fingerprintOf(some), await fingerprintOf(others));
}

describe('two pictures', () => {
  test('of the same page do not differ', async () => {
    expect(await changeBetween([HEADER, BUTTON], [HEADER, BUTTON])).toBe(0);
  });

  test('do not differ by a digit', async () => {
    const digit: Box = { left: 200, top: 500, width: 8, height: 12, colour: '#333' };
    expect(await changeBetween([HEADER, BUTTON], [HEADER, BUTTON, digit])).toBe(0);
  });

  test('differ where a button is gone', async () => {
    expect(await changeBetween([HEADER, BUTTON], [HEADER])).toBeGreaterThan(2);
  });

  test('differ where a button has another colour of the same lightness', async () => {
    const blue = { ...BUTTON, colour: '#2563eb' };
    expect(await changeBetween([HEADER, BUTTON], [HEADER, blue])).toBeGreaterThan(2);
  });

  test('differ where all below has moved down', async () => {
    const lower = { ...BUTTON, top: BUTTON.top + 40 };
    expect(await changeBetween([HEADER, BUTTON], [HEADER, lower])).toBeGreaterThan(2);
  });

  test('differ in every cell of the rows that only one has', async () => {
    const [short, long] = await Promise.all([draw([HEADER]), draw([HEADER], { width: 390, height: 940 })]);
    const cells = differingCells(await fingerprintOf(short), await fingerprintOf(long));
    expect(cells).toBe(2 * Math.round(390 / 48));
  });
});

test('a picture that is none is refused', async () => {
  await expect(fingerprintOf(Buffer.from('<p>Not found</p>'))).rejects.toThrow(/unsupported image format/);
});
