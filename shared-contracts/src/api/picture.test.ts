import { describe, expect, it } from 'vitest';
import { readPicture, sourceSets } from './picture.ts';

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
  [
    'a source that is no address',
    { url: '/pool.jpg', alt: '', sources: [{ url: 'pool.avif', type: 'image/avif', width: 600 }] },
  ],
  ['nothing', null],
  ['nothing at all', undefined],
])('a picture with %s counts as none', (_what, picture) => {
  expect(readPicture(picture)).toBeNull();
});

describe('the sources of a picture', () => {
  const source = (url: string, type: string, width: number) => ({ url, type, width });

  it('are one set for each format, in their order', () => {
    const sources = [
      source('/pool-600.avif', 'image/avif', 600),
      source('/pool-600.webp', 'image/webp', 600),
      source('/pool-1200.avif', 'image/avif', 1200),
    ];
    expect(sourceSets({ url: '/pool.jpg', alt: '', sources })).toEqual([
      ['image/avif', '/pool-600.avif 600w, /pool-1200.avif 1200w'],
      ['image/webp', '/pool-600.webp 600w'],
    ]);
  });

  it('are none where the operator has one size', () => {
    expect(sourceSets({ url: '/pool.jpg', alt: '' })).toEqual([]);
  });

  it.each([
    ['/pool, large.avif', '/pool%2C%20large.avif 600w'],
    [
      'https://pictures.example.com/w_600,q_80/pool.avif',
      'https://pictures.example.com/w_600%2Cq_80/pool.avif 600w',
    ],
  ])('%s does not end in the middle of its address', (url, set) => {
    expect(sourceSets({ url: '/pool.jpg', alt: '', sources: [source(url, 'image/avif', 600)] })).toEqual([
      ['image/avif', set],
    ]);
  });
});
