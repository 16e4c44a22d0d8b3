import { expect, it } from 'vitest';
import { readPicture } from './picture.ts';

it.each(['https://pictures.example.com/pool.avif', '/brand/riverside/pool.jpg'])('%s is shown', (url) => {
  const picture = { url, alt: 'A pool', focus: { x: 50, y: 20 } };
  expect(readPicture(picture)).toEqual(picture);
});

it.each([
  ['another protocol', { url: 'javascript:alert(1)', alt: '' }],
  ['an unsafe connection', { url: 'http://pictures.example.com/pool.jpg', alt: '' }],
  ['another origin by its name alone', { url: '//pictures.example.com/pool.jpg', alt: '' }],
  ['another origin in disguise', { url: '/\\pictures.example.com/pool.jpg', alt: '' }],
  ['no text for those who cannot see it', { url: '/brand/riverside/pool.jpg' }],
  ['nothing', null],
  ['nothing at all', undefined],
])('a picture with %s counts as none', (_what, picture) => {
  expect(readPicture(picture)).toBeNull();
});
