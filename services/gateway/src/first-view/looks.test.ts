import { expect, test } from 'vitest';
import { buttonCss } from './button-css.ts';
import { readColour, textOn } from './colours.ts';
import { looksOf, safeAddress } from './looks.ts';

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

test.each([
  ['#0b6e75', 'border:2px solid #0b6e75;', 'background:#0b6e75;color:#ffffff'],
  ['#b6f000', 'border:2px solid #', 'background:#b6f000;color:#1f1c18'],
  [null, 'border:2px solid #', 'color:#ffffff'],
])('a button in the brand colour %s is seen and read', (primary, edge, fill) => {
  const css = buttonCss('.ways', { ...looksOf(null), ...(primary && { primary }) });
  expect(css).toContain(edge);
  expect(css).toContain(fill);
  expect(css).not.toContain('border:2px solid #b6f000');
});
