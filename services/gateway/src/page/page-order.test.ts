import { expect, test } from 'vitest';
import { startRenderingGateway } from '../../test-support/rendering-gateway.ts';

test('the content of a rendered page comes before its data, and that before its scripts', async () => {
  const { page } = await startRenderingGateway();
  const { body } = await page('/');
  const places = ['as="font"', 'as="script"', '<h1>Find a venue', 'id="touchline-boot"', 'data-part="host"'];
  const found = places.map((place) => body.indexOf(place));
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(found).not.toContain(-1);
});

test('a rendered page requests the script of its host before its content, with the hash of its tag', async () => {
  const { page } = await startRenderingGateway();
  const { body } = await page('/');
  const [tag = ''] = /<script [^>]*data-part="host"[^>]*>/.exec(body) ?? [];
  const [link = ''] = /<link [^>]*as="script"[^>]*>/.exec(body) ?? [];
  const read = (text: string, name: string) => new RegExp(` ${name}="([^"]+)"`).exec(text)?.[1];
  expect(read(link, 'href')).toBe(read(tag, 'src'));
  expect(read(link, 'integrity')).toBe(read(tag, 'integrity'));
  expect(body.match(/as="script"/g)).toHaveLength(1);
});

/** Browsers put off the first paint of a page while the fonts that its head preloads are on their way. */
test('no font holds up the first paint of a rendered page', async () => {
  const { page } = await startRenderingGateway();
  const { body } = await page('/');
  expect(body.slice(0, body.indexOf('<body>'))).not.toContain('as="font"');
  expect(body.slice(body.indexOf('<body>'))).toContain('as="font"');
});
