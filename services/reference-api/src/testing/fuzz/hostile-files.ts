import fc from 'fast-check';
import { MAX_FILE_BYTES } from 'shared-contracts/uploaded-file';
import { greyPng, whiteJpeg } from '../pictures.ts';
import type { SentBody } from './hostile-bodies.ts';

const png = greyPng();
const contents = [
  png,
  png.subarray(0, 20),
  Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]),
  whiteJpeg,
  Buffer.from('%PDF-1.7 /Encrypt'),
  Buffer.from('<html>'),
  Buffer.alloc(0),
  Buffer.alloc(png.length),
  Buffer.alloc(MAX_FILE_BYTES + 1),
];
const oddTypes = ['application/json', 'text/html', 'multipart/form-data', 'image/svg+xml', 'nonsense', ''];
const lengths = ['1', '9999999999', '-1', 'x'];

/** A file that is none, is another, is cut off or too large, or is said to be what it is not. */
export const hostileFile = (types: readonly string[]): fc.Arbitrary<SentBody> =>
  fc
    .record({
      bytes: fc.constantFrom(...contents),
      type: fc.constantFrom(...types, ...types, ...oddTypes),
      length: fc.option(fc.constantFrom(...lengths), { freq: 4 }),
    })
    .map(({ bytes, type, length }) => ({
      bytes,
      headers: { 'content-type': type, ...(length && { 'content-length': length }) },
    }));
