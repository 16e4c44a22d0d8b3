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

test('the head of a rendered page requests every script that is at its end, with the hash and the mode of its tag', async () => {
  const { page } = await startRenderingGateway();
  const { body } = await page('/');
  const read = (tags: RegExp, source: string) =>
    [...body.matchAll(tags)].map(([tag]) => ({
      address: new RegExp(`${source}="([^"]+)"`).exec(tag)?.[1],
      hash: /integrity="([^"]+)"/.exec(tag)?.[1],
      isAnonymous: tag.includes('crossorigin="anonymous"'),
    }));
  const byAddress = (scripts: ReturnType<typeof read>) =>
    scripts.toSorted((a, b) => String(a.address).localeCompare(String(b.address)));
  const tags = read(/<script [^>]*data-part="[^>]*>/g, 'src');
  expect(tags.length).toBeGreaterThan(1);
  const head = body.slice(0, body.indexOf('</head>'));
  expect(head.match(/as="script"/g)).toHaveLength(tags.length);
  expect(byAddress(read(/<link [^>]*as="script"[^>]*>/g, 'href'))).toEqual(byAddress(tags));
});
