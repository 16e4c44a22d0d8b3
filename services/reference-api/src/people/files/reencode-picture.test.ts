import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  exifWithPlace,
  greyPng,
  jpegSegment,
  jpegWith,
  PLACE,
  pngChunk,
  pngOfSize,
  whiteJpeg,
} from '../../testing/pictures.ts';
import { reencodePicture } from './reencode-picture.ts';

const EDGE = 1_000;
const SECRET = Buffer.from('taken at home');
const exif = (orientation: number) =>
  jpegSegment(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exifWithPlace(orientation, 'II')]));

async function redrawn(file: Buffer, contentType: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  const result = await reencodePicture(file, contentType, EDGE);
  if ('problem' in result) throw new Error(result.problem);
  return result.content;
}

describe('a picture that is kept', () => {
  it('has nothing of the file but its points', async () => {
    const page = Buffer.from('<script>alert(1)</script>');
    const files = [
      [Buffer.concat([jpegWith([exif(1), jpegSegment(0xfe, SECRET)]), page]), 'image/jpeg'],
      [
        Buffer.concat([greyPng([pngChunk('tEXt', SECRET), pngChunk('eXIf', exifWithPlace(1, 'MM'))]), page]),
        'image/png',
      ],
    ] as const;
    for (const [file, contentType] of files) {
      const kept = await redrawn(file, contentType);
      for (const hidden of [SECRET, page, PLACE]) expect(kept.includes(hidden)).toBe(false);
      expect(`image/${(await sharp(kept).metadata()).format}`).toBe(contentType);
    }
  });

  it.each([
    [1, 4, 2],
    [3, 4, 2],
    [6, 2, 4],
    [8, 2, 4],
  ])('stands upright: turned as %i says, it is %i by %i', async (orientation, width, height) => {
    const kept = await sharp(await redrawn(jpegWith([exif(orientation)]), 'image/jpeg')).metadata();
    expect([kept.width, kept.height, kept.orientation]).toEqual([width, height, undefined]);
  });

  it('is no larger than it need be, and none is made larger', async () => {
    const large = await sharp({ create: { width: 3_000, height: 1_500, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const kept = await sharp(await redrawn(large, 'image/jpeg')).metadata();
    expect([kept.width, kept.height]).toEqual([1_000, 500]);
    const small = await sharp(await redrawn(whiteJpeg, 'image/jpeg')).metadata();
    expect([small.width, small.height]).toEqual([4, 2]);
  });
});

describe('what is no picture', () => {
  it('with more points than anyone sends is refused before one is drawn', async () => {
    expect(await reencodePicture(pngOfSize(30_000, 30_000), 'image/png', EDGE)).toEqual({
      problem: 'too-many-points',
    });
  });

  it.each([
    ['cut off', whiteJpeg.subarray(0, 40), 'image/jpeg'],
    ['a PNG that says it is a JPEG', greyPng(), 'image/jpeg'],
    ['a PNG without points', pngOfSize(100, 100), 'image/png'],
    ['a drawing with scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png'],
    ['nothing', Buffer.alloc(0), 'image/png'],
  ] as const)('%s is unreadable', async (_what, file, contentType) => {
    expect(await reencodePicture(file, contentType, EDGE)).toEqual({ problem: 'unreadable' });
  });

  it('noise never breaks the reading', async () => {
    const noise = fc.tuple(fc.nat({ max: whiteJpeg.length }), fc.uint8Array({ maxLength: 60 }));
    await fc.assert(
      fc.asyncProperty(noise, async ([length, bytes]) => {
        await reencodePicture(Buffer.concat([whiteJpeg.subarray(0, length), bytes]), 'image/jpeg', EDGE);
        await reencodePicture(Buffer.concat([greyPng().subarray(0, length), bytes]), 'image/png', EDGE);
      }),
    );
  });
});
