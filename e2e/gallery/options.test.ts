import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without words the gallery is whole', () => {
  expect(readOptions([])).toEqual({
    tenants: [],
    only: [],
    widths: [],
    contents: [],
    out: 'dist/gallery',
    baseline: null,
    isWhole: true,
  });
});

test('each word may be said several times', () => {
  const words =
    '--tenant riverside --tenant harbour --only checkout --width 390 --content long --out dist/mine';
  expect(readOptions(words.split(' '))).toEqual({
    tenants: ['riverside', 'harbour'],
    only: ['checkout'],
    widths: [390],
    contents: ['long'],
    out: 'dist/mine',
    baseline: null,
    isWhole: false,
  });
});

test('reviewed are the seeded words in three widths, unless a part is asked for', () => {
  expect(readOptions(['--accept'])).toMatchObject({
    widths: [1280, 1080, 390],
    contents: ['light'],
    baseline: 'accept',
    isWhole: true,
  });
  const part = readOptions(['--compare', '--only', 'basket', '--width', '390']);
  expect(part).toMatchObject({ widths: [390], contents: ['light'], baseline: 'compare', isWhole: false });
});

test.each([
  ['--tenant nobody', "--tenant is 'nobody', but must be one of riverside, northpeak, harbour."],
  ['--width 400', "--width is '400', but must be one of 1280, 1080, 768, 390, 320."],
  ['--compare --accept', 'Compare first, look at the changes, then accept them.'],
  ['--brand riverside', /Unknown option '--brand'/],
])('%s is refused', (words, message) => {
  expect(() => readOptions(words.split(' '))).toThrow(message);
});
