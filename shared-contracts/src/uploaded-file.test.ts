import { expect, it } from 'vitest';
import { fileTypeOf, MAX_FILE_BYTES, MAX_UPLOAD_BODY_BYTES } from './uploaded-file.ts';

const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const PDF = [...new TextEncoder().encode('%PDF-1.7')];

it.each([
  ['card.jpg', JPEG, 'image/jpeg'],
  ['CARD.JPEG', JPEG, 'image/jpeg'],
  ['card.png', PNG, 'image/png'],
  ['letter.of.award.pdf', PDF, 'application/pdf'],
])('%s is known by its name and its first bytes', (name, bytes, type) => {
  expect(fileTypeOf(name, Uint8Array.from(bytes))).toBe(type);
});

it.each([
  ['a page that calls itself a photo', 'card.jpg', [...new TextEncoder().encode('<html><b')]],
  ['a photo that calls itself something else', 'card.html', JPEG],
  ['a PDF that calls itself a photo', 'card.png', PDF],
  ['the first half of a signature', 'card.png', PNG.slice(0, 4)],
  ['nothing', 'card.pdf', []],
  ['an ending without its dot', 'pdf', PDF],
])('%s is none of these types', (_what, name, bytes) => {
  expect(fileTypeOf(name, Uint8Array.from(bytes))).toBeNull();
});

it('a call has room for the largest file and its name', () => {
  expect(MAX_UPLOAD_BODY_BYTES).toBeGreaterThan(Math.ceil(MAX_FILE_BYTES / 3) * 4 + 1024);
});
