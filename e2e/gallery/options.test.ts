import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('without words the gallery is whole', () => {
  expect(readOptions([])).toEqual({ tenants: [], only: [], widths: [], contents: [], out: 'dist/gallery' });
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
  });
});

test.each([
  ['--tenant nobody', "--tenant is 'nobody', but must be one of riverside, northpeak, harbour."],
  ['--width 400', "--width is '400', but must be one of 1280, 1080, 768, 390, 320."],
  ['--brand riverside', /Unknown option '--brand'/],
])('%s is refused', (words, message) => {
  expect(() => readOptions(words.split(' '))).toThrow(message);
});
