import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exifWithPlace,
  greyPng,
  jpegSegment,
  jpegWith,
  PLACE,
  pngChunk,
  whiteJpeg,
} from '../../testing/pictures.ts';
import { orientationOf } from './orientation.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';

const EXIF = Buffer.from('Exif\0\0', 'latin1');
const exifSegment = (...block: Parameters<typeof exifWithPlace>) =>
  jpegSegment(0xe1, Buffer.concat([EXIF, exifWithPlace(...block)]));
/** From the first table on: the picture itself. */
const pictureOf = (file: Buffer) => file.subarray(file.indexOf(Buffer.from([0xff, 0xdb])));
const turnOfJpeg = (file: Buffer) => {
  const at = file.indexOf(EXIF);
  return at === -1 ? null : orientationOf(file.subarray(at + EXIF.length));
};
const turnOfPng = (file: Buffer) => {
  const at = file.indexOf('eXIf');
  return at === -1 ? null : orientationOf(file.subarray(at + 4));
};

const SECRET = 'taken at home';
const orders = fc.constantFrom('II' as const, 'MM' as const);
const noise = fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.concat([bytes, Buffer.from(SECRET)]));
const metadata = fc.record({
  // Every application segment, and the comment.
  marker: fc.integer({ min: 0xe0, max: 0xfe }),
  payload: noise,
});
const chunk = fc.record({
  type: fc.constantFrom('tEXt', 'iTXt', 'zTXt', 'tIME', 'eXIf', 'prVt', 'vpAg', 'caBX'),
  payload: noise,
});

describe('a JPEG', () => {
  it('loses the place it was taken at, and keeps the picture byte by byte', () => {
    const stripped = stripJpeg(jpegWith([exifSegment(1, 'II')]));
    expect(stripped?.includes(PLACE)).toBe(false);
    expect(stripped?.includes(EXIF)).toBe(false);
    expect(stripped).toEqual(whiteJpeg);
  });

  it('keeps how it is to be turned, and nothing else of its Exif', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), orders, (orientation, order) => {
        const stripped = stripJpeg(jpegWith([exifSegment(orientation, order)])) ?? Buffer.alloc(0);
        const isTurned = orientation >= 2 && orientation <= 8;
        expect(turnOfJpeg(stripped)).toBe(isTurned ? orientation : null);
        expect(stripped.includes(PLACE)).toBe(false);
        expect(pictureOf(stripped)).toEqual(pictureOf(whiteJpeg));
      }),
    );
  });

  it('carries nothing that an application wrote, wherever it stands, and is stripped once', () => {
    fc.assert(
      fc.property(fc.array(metadata, { maxLength: 5 }), noise, (segments, behind) => {
        const extra = segments.map(({ marker, payload }) => jpegSegment(marker, payload));
        const stripped = stripJpeg(Buffer.concat([jpegWith(extra), behind])) ?? Buffer.alloc(0);
        expect(stripped.includes(SECRET)).toBe(false);
        expect(pictureOf(stripped)).toEqual(pictureOf(whiteJpeg));
        expect(stripJpeg(stripped)).toEqual(stripped);
      }),
    );
  });

  it('keeps what its colours need', () => {
    const profile = jpegSegment(0xe2, Buffer.from('ICC_PROFILE\0\u0001\u0001 a profile', 'latin1'));
    const adobe = jpegSegment(0xee, Buffer.from('Adobe\0d\0\0\0\0\u0001', 'latin1'));
    const stripped = stripJpeg(jpegWith([profile, adobe]));
    expect([stripped?.includes(profile), stripped?.includes(adobe)]).toEqual([true, true]);
  });

  it('of several scans keeps them all, and loses what stands between them', () => {
    const scan = whiteJpeg.subarray(whiteJpeg.indexOf(Buffer.from([0xff, 0xda])), -2);
    const [body, end] = [whiteJpeg.subarray(0, -2), whiteJpeg.subarray(-2)];
    const comment = jpegSegment(0xfe, Buffer.from(SECRET));
    const stripped = stripJpeg(Buffer.concat([body, comment, Buffer.from([0xff]), scan, end]));
    expect(stripped).toEqual(Buffer.concat([body, scan, end]));
  });

  it.each([
    ['nothing but its signature', Buffer.from([0xff, 0xd8, 0xff])],
    ['a segment longer than the file', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])],
    ['no picture', Buffer.concat([whiteJpeg.subarray(0, 2), Buffer.from([0xff, 0xd9])])],
    ['something else between its segments', jpegWith([Buffer.from('text')])],
  ])('with %s is none', (_what, file) => {
    expect(stripJpeg(file)).toBeNull();
  });

  it('that was cut, or is noise, never breaks the reading', () => {
    fc.assert(
      fc.property(fc.nat({ max: whiteJpeg.length }), fc.uint8Array({ maxLength: 60 }), (length, bytes) => {
        stripJpeg(jpegWith([exifSegment(6, 'MM')]).subarray(0, length));
        stripJpeg(Buffer.concat([whiteJpeg.subarray(0, 20), bytes]));
        orientationOf(Buffer.concat([Buffer.from('II*\0'), bytes]));
      }),
    );
  });
});

describe('a PNG', () => {
  it('keeps the picture and how it is to be turned, and loses every text, time and place', () => {
    fc.assert(
      fc.property(
        fc.array(chunk, { maxLength: 5 }),
        fc.integer({ min: 2, max: 8 }),
        orders,
        noise,
        (chunks, orientation, order, behind) => {
          const extra = chunks.map(({ type, payload }) => pngChunk(type, payload));
          const exif = pngChunk('eXIf', exifWithPlace(orientation, order));
          const stripped = stripPng(Buffer.concat([greyPng([exif, ...extra]), behind])) ?? Buffer.alloc(0);
          expect(turnOfPng(stripped)).toBe(orientation);
          expect([stripped.includes(SECRET), stripped.includes(PLACE)]).toEqual([false, false]);
          const plain = stripPng(greyPng([pngChunk('eXIf', exifWithPlace(orientation, order))]));
          expect(stripped).toEqual(plain);
          expect(stripPng(stripped)).toEqual(stripped);
        },
      ),
    );
  });

  it('stays as it is when there is nothing to lose', () => {
    const coloured = greyPng([pngChunk('gAMA', Buffer.alloc(4)), pngChunk('pHYs', Buffer.alloc(9))]);
    expect(stripPng(coloured)).toEqual(coloured);
  });

  it.each([
    ['nothing but its signature', greyPng().subarray(0, 8)],
    ['no end', greyPng().subarray(0, -12)],
    ['a chunk longer than the file', greyPng().subarray(0, 40)],
    ['another chunk first', Buffer.concat([greyPng().subarray(0, 8), greyPng().subarray(33)])],
  ])('with %s is none', (_what, file) => {
    expect(stripPng(file)).toBeNull();
  });
});
