import { createHash } from 'node:crypto';
import { ACTIVITY_KINDS } from 'shared-contracts/activity-kinds';
import { ARTWORK_REVISION, artworkAddress, SHEET_MOST, SPOTS, sheetAddress } from 'shared-contracts/artwork';
import { describe, expect, it } from 'vitest';
import { startGateway } from '../../test-support/test-gateway.ts';
import { drawArtwork, drawSheet } from './draw-artwork.ts';

const palette = { primary: { main: '#0b6e75' }, secondary: { dark: '#b8442b' } };
const address = (format: 'card' | 'banner' | 'spot', subject: string) =>
  artworkAddress(palette, format, subject);

/** A name of each kind, and one of none. */
const names = ['Kids', 'Swim', 'Squash', 'Climbing', 'Spin', 'Yoga', 'Dance', 'Netball', 'Gym', 'Judo'];

describe('a drawing', () => {
  it('may be kept for good at its address, and is revalidated by its tag', async () => {
    const { get } = await startGateway();
    const { statusCode, headers, body } = await get(address('card', 'Aqua Fit'));
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(body).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="600" height="400" /);
    const again = await get(address('card', 'Aqua Fit'), { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('of another revision is not kept', async () => {
    const { get } = await startGateway();
    const later = address('card', 'Yoga').replace(`/${ARTWORK_REVISION}-`, `/${ARTWORK_REVISION + 1}-`);
    expect((await get(later)).headers['cache-control']).toBe('no-cache');
  });

  it('is the same for a name every time, and another for another name and another brand', async () => {
    const { get } = await startGateway();
    const drawn = async (url: string) => (await get(url)).body;
    const yoga = await drawn(address('card', 'Yoga'));
    expect(await drawn(address('card', 'Yoga'))).toBe(yoga);
    expect(await drawn(address('card', 'Hatha Yoga'))).not.toBe(yoga);
    expect(await drawn(address('card', 'Yoga').replace(/-[0-9a-f]{6}/, '-c02020'))).not.toBe(yoga);
  });

  it('has nothing of the request in it', async () => {
    const { get } = await startGateway();
    const hostile = '"/><script>alert(1)</script>&yoga';
    const { body, statusCode } = await get(address('card', hostile));
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/script|alert|yoga|&/);
  });

  it.each([
    ['without colours', '/brand/artwork/1/card/yoga.svg'],
    ['in no colour', address('card', 'yoga').replace(/-[0-9a-f]{6}/, '-zzzzzz')],
    ['of an unknown format', address('card', 'yoga').replace('card', 'poster')],
    ['of an unknown illustration', address('spot', 'nothing')],
    ['that is no picture', address('card', 'yoga').replace('.svg', '.html')],
    ['with a name beyond measure', address('card', 'y'.repeat(600))],
    ['in a folder', '/brand/artwork/'],
    ['on an empty sheet', sheetAddress(palette, [], 'yoga')],
    ['on a sheet beyond measure', sheetAddress(palette, Array(SHEET_MOST + 1).fill('Yoga'), 'Yoga')],
    ['on a sheet with a name beyond measure', sheetAddress(palette, ['Swim', 'y'.repeat(600)], 'Swim')],
  ])('%s does not exist', async (_what, url) => {
    const { get } = await startGateway();
    expect((await get(url, { accept: 'image/*' })).statusCode).toBe(404);
  });
});

it('a sheet has each drawing at its own place, cut off at its edges', async () => {
  const { get } = await startGateway();
  const url = sheetAddress(palette, ['Aqua~Fit', 'Yoga'], 'Yoga');
  expect(url).toMatch(/\/sheet\/Aqua-Fit~Yoga\.svg#1$/);
  const { statusCode, headers, body } = await get(url.replace(/#.*/, ''));
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect(body).toContain('<view id="0" viewBox="0 0 600 400"/><svg y="0" width="600" height="400">');
  expect(body).toContain('<view id="1" viewBox="0 500 600 400"/><svg y="500" width="600" height="400">');
  const alone = (await get(address('card', 'Yoga'))).body;
  expect(body).toContain(alone.slice(alone.indexOf('<g'), alone.lastIndexOf('</svg>')));
});

it('every kind and every illustration is drawn in numbers, and no larger than an icon font', () => {
  const colours = { primary: '#b6f000', secondary: '#2e3431' };
  const drawings = [
    ...names.flatMap((name) => [drawArtwork('card', name, colours), drawArtwork('banner', name, colours)]),
    ...SPOTS.map((spot) => drawArtwork('spot', spot, colours)),
  ];
  expect(names).toHaveLength(ACTIVITY_KINDS.length);
  for (const drawing of drawings) {
    expect(drawing).not.toMatch(/NaN|undefined|Infinity|null/);
    expect(drawing?.length).toBeLessThan(9_000);
  }
});

/** Browsers keep a drawing for as long as its address stays the same, and the revision is in its address. */
it('a changed drawing raises the revision', () => {
  const colours = { primary: '#0b6e75', secondary: '#b8442b' };
  const all = [
    ...names.flatMap((name) => [drawArtwork('card', name, colours), drawArtwork('banner', name, colours)]),
    ...SPOTS.map((spot) => drawArtwork('spot', spot, colours)),
    drawSheet(names.slice(0, SHEET_MOST), colours),
  ].join('');
  const hash = createHash('sha256').update(all).digest('hex').slice(0, 16);
  expect({ [ARTWORK_REVISION]: hash }).toEqual({ 3: '21531907d5eb05cb' });
});
