import { TEST_NOW } from 'reference-api/testing/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  personalNames,
  renderScreen,
  screenNames,
  startTestApi,
  type TestApi,
} from './testing/rendered-screens.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const readable = (html: string) =>
  html
    .replace(/<!--.*?-->/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

it('is done without a page', () => {
  expect(typeof document).toBe('undefined');
  expect(typeof window).toBe('undefined');
});

it.each([...screenNames(TEST_NOW), ...personalNames])('%s comes in the HTML, whole', async (name) => {
  const { screen, page } = await renderScreen(api, name);
  const html = readable(page.html);
  expect(page.missing).toEqual([]);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${screen.heading}</h1>`));
  for (const words of screen.words ?? []) expect(html).toContain(words);
  // A site that is down has its bar and its words.
  expect(html).toMatch(screen.status === 503 ? /<header[\s\S]*<h1/ : /<header[\s\S]*<main[\s\S]*<footer/);
  expect(html.match(/.{0,200}(?:data-dgst| style=").{0,200}/)?.[0]).toBeUndefined();
  expect(page.css).toContain('--brand-primary');
  expect(page.cssIds).toMatch(/^tl( \S+)+$/);
});
