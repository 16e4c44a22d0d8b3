import zlib from 'node:zlib';
import { expect, test } from 'vitest';
import { createPageBytes, isNotModified } from './page-bytes.ts';

const page = createPageBytes({ html: '<p>Sale</p>'.repeat(200), scripts: [], styles: [] });

test('its forms are made once, and are the same page', async () => {
  expect(zlib.brotliDecompressSync(await page.as('br')).toString()).toBe(page.document.html);
  expect(zlib.gunzipSync(await page.as('gzip')).toString()).toBe(page.document.html);
  expect(await page.as('br')).toBe(await page.as('br'));
});

test.each([
  [undefined, false],
  ['', false],
  ['"another"', false],
  [page.etag, true],
  [page.etag.replace('W/', ''), true],
  [`"another", ${page.etag}`, true],
  ['*', true],
])('a browser that names %s has it: %s', (header, isKnown) => {
  expect(isNotModified(header, page.etag)).toBe(isKnown);
});
