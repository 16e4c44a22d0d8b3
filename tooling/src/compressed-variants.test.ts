import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressedVariants } from './compressed-variants.ts';

/** A script as large as a host's. */
const large = readFileSync(
  new URL('../../node_modules/react-dom/cjs/react-dom-client.production.js', import.meta.url),
);
const small = large.subarray(0, 400);

it('a large script is smaller than by Brotli as it comes, and is read as it was', () => {
  const [[name, brotli] = [], [, gzip] = []] = compressedVariants('main.js', large);
  expect(name).toBe('main.js.br');
  expect(brotli?.length).toBeLessThan(brotliCompressSync(large).length);
  expect(brotliDecompressSync(brotli ?? '')).toEqual(large);
  expect(gunzipSync(gzip ?? '')).toEqual(large);
});

it('small files and pictures stay as they are', () => {
  expect(compressedVariants('main.js', small)).toEqual([]);
  expect(compressedVariants('map.webp', large)).toEqual([]);
});
