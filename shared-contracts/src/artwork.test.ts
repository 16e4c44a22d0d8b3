import { expect, it } from 'vitest';
import { artworkAddress } from './artwork.ts';

const palette = { primary: { main: '#0b6e75' }, secondary: { dark: '#b8442b' } };

it('a drawing has an address of its own for what it is made of, whatever its subject is called', () => {
  expect(artworkAddress(palette, 'card', 'abs/core & <b>')).toBe(
    '/brand/artwork/3-0b6e75-b8442b/card/abs%2Fcore%20%26%20%3Cb%3E.svg',
  );
});
