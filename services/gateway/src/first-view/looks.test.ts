import { expect, test } from 'vitest';
import { readColour, textOn } from './colours.ts';
import { safeAddress } from './looks.ts';

test.each([
  ['#0B6E75', '#0b6e75'],
  [' #fff ', '#ffffff'],
  ['rgb(11, 110, 117)', '#0b6e75'],
  ['rgb(300,0,0)', '#ff0000'],
  ['#12345', null],
  ['#12345678', null],
  ['red', null],
  ['red;}body{display:none', null],
  ['</style><script>alert(1)</script>', null],
  ['url(https://evil.example)', null],
  ['', null],
  [null, null],
])('the colour %s is read as %s', (text, colour) => {
  expect(readColour(text)).toBe(colour);
});

test.each([
  ['#000000', '#ffffff'],
  ['#ffffff', '#000000'],
  ['#b6f000', '#000000'],
  ['#08303f', '#ffffff'],
])('on %s text is %s', (background, text) => {
  expect(textOn(background)).toBe(text);
});

test.each([
  ['/brand/riverside/logo.svg', '/brand/riverside/logo.svg'],
  ['https://cdn.example.com/logo.svg', 'https://cdn.example.com/logo.svg'],
  ['http://cdn.example.com/logo.svg', null],
  ['//evil.example/logo.svg', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,<svg>', null],
  [null, null],
])('the address %s is read as %s', (text, address) => {
  expect(safeAddress(text)).toBe(address);
});
