import { expect, test } from 'vitest';
import { envelope, json } from '../../test-support/fake-api.ts';
import { theme } from '../../test-support/site-answers.ts';
import { startGateway } from '../../test-support/test-gateway.ts';

const preloadsOf = (html: string) =>
  [...html.matchAll(/<link rel="preload"[^>]*href="([^"]+)"/g)].map(([, url]) => url);

test('the faces of the first view come with the page and are cached indefinitely', async () => {
  const { page, get } = await startGateway();
  const { body } = await page('/');
  const preloads = preloadsOf(body);
  expect(preloads).toEqual([
    expect.stringMatching(/^\/fonts\/lato-400\.[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^\/fonts\/lato-700\.[0-9a-f]{8}\.woff2$/),
    expect.stringMatching(/^\/fonts\/open-sans-700\.[0-9a-f]{8}\.woff2$/),
  ]);
  expect(body.indexOf('/fonts/lato-400')).toBeLessThan(body.indexOf('<script'));
  const file = await get(String(preloads[0]));
  expect(file.headers).toMatchObject({
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(file.rawPayload.subarray(0, 4).toString()).toBe('wOF2');
  expect(body.match(/@font-face/g)).toHaveLength(12);
  expect(body).toContain('font-display:swap');
});

const gothic = (url: string | null) => ({
  '/api/v1/frontend/theme': json(
    200,
    envelope({ ...theme, font_styles: { heading: 'garage gothic', body: 'Roboto' }, garage_gothic_url: url }),
  ),
});

test('an open condensed face replaces garage gothic', async () => {
  const { page } = await startGateway({}, gothic(null));
  const { body } = await page('/');
  expect(body).toMatch(
    /font-family:'Barlow Condensed';src:url\("\/fonts\/barlow-condensed-700\.\w+\.woff2"\)/,
  );
  expect(body).not.toContain("@font-face{font-family:'Garage Gothic'");
  expect(body).toContain(
    "'Garage Gothic', 'Barlow Condensed', 'Barlow Condensed Fallback', Arial, sans-serif",
  );
});

test("a venue's licensed garage gothic is offered under its own name", async () => {
  const { page } = await startGateway({}, gothic('https://fonts.example.com/gothic.woff2'));
  const { body, headers } = await page('/');
  expect(body).toContain(
    `@font-face{font-family:'Garage Gothic';src:url("https://fonts.example.com/gothic.woff2") format("woff2")`,
  );
  expect(headers['content-security-policy']).toContain("font-src 'self' https://fonts.example.com;");
});

test.each(['lato', 'open-sans', 'roboto', 'barlow-condensed'])('%s has its own style sheet', async (slug) => {
  const { get } = await startGateway();
  const response = await get(`/fonts/${slug}.css`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/css; charset=utf-8');
  expect(response.body.match(/@font-face/g)).toHaveLength(6);
});

test('characters that few pages have come in files of their own', async () => {
  const { page, get } = await startGateway();
  const { body } = await page('/');
  const [, rest = ''] =
    /url\("(\/fonts\/lato-400-rest\.[0-9a-f]{8}\.woff2)"\)[^}]*unicode-range:[^}]*U\+EA-FF/.exec(body) ?? [];
  expect((await get(rest)).headers['content-type']).toBe('font/woff2');
  expect(preloadsOf(body).join()).not.toContain('rest');
});

test('the licence of a face is served beside its files', async () => {
  const { get } = await startGateway();
  expect((await get('/fonts/lato.LICENCE.txt')).body).toContain('Reserved Font Name "Lato"');
  expect((await get('/fonts/comic-sans.LICENCE.txt')).statusCode).toBe(404);
});
