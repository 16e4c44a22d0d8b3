import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startGateway } from '../../test-support/test-gateway.ts';

const joining = { host: 'online-joining.riverside.localhost:8080' };
const WORDS = '<h1>We may have dropped the ball on this one.</h1>';
const shown = (html: string) => /<div class="fv-late fv-fail">(.*?)<\/main>/.exec(html)?.[1];

test.each([
  ['/checkout', {}, true],
  ['/checkout/', {}, true],
  ['/checkout?kiosk=true', {}, true],
  ['/?embedded=true', joining, false],
])('%s says by its style sheet alone that it did not start', async (path, headers, isPaying) => {
  const { page } = await startGateway();
  const { body, headers: answered } = await page(path, headers);
  expect(body).toContain(WORDS);
  expect(body).toContain('animation:fv-come 0s 8000ms forwards');
  expect(body).toMatch(/<a class="fv-again" href="\?[^"]*retry=[0-9a-z]+">Try again<\/a>/);
  expect(body.includes('<a href="/">Go home</a>')).toBe(isPaying);
  // The words for a payer are in bold, after the cause.
  expect(
    /<\/h1><p>The page failed[^<]*<\/p><p class="fv-money">Nothing is paid until you confirm your order\. If you already have, (<a [^>]*>)?look in your account/.test(
      body,
    ),
  ).toBe(isPaying);
  // A kiosk is not left.
  const account = 'http://my-account.riverside.localhost:8080/payments';
  expect(body.includes(`<a href="${account}">look in your account</a>`)).toBe(
    isPaying && !path.includes('kiosk'),
  );
  expect(shown(body)).toContain('aria-hidden="true"><svg ');
  expect(body).not.toContain('<template');
  expect(body.match(/<script(?![^>]*(?:src=|application\/json))/g)).toBeNull();
  expect(answered['content-security-policy']).not.toContain('unsafe-inline');
});

test.each(['/', '/location/sale-leisure-centre', '/login'])('%s has a script for that', async (path) => {
  const { page } = await startGateway();
  const { body } = await page(path);
  expect(shown(body)).toBeUndefined();
  expect(body).not.toContain('fv-come');
  expect(body).toContain('<template id="start-failure">');
});

test.each(['/', '/checkout'])('%s does not watch a shell that does not report its start', async (address) => {
  const { page, dist } = await startGateway();
  const released = { main: ['/shell/js/main.89abcdef.js'], tiers: {} };
  await writeFile(path.join(dist, 'shell', 'manifest.json'), JSON.stringify(released));
  const { body } = await page(address);
  expect(body).toContain('src="/shell/js/main.89abcdef.js"');
  expect(body).not.toContain('watchStart');
  expect(body).not.toContain('<template');
});

test.each([
  ['/checkout?kiosk=true', ''],
  ['/checkout?retry=m1abc&kiosk=true', '?r=m1abc'],
  ['/checkout?retry=%22%3E', ''],
])('%s has scripts whose addresses end with "%s"', async (path, query) => {
  const { page } = await startGateway();
  const { body } = await page(path);
  const [, src = ''] = /data-part="host"[^>]*src="([^"]+)"/.exec(body) ?? [];
  expect(src.slice(src.lastIndexOf('.js'))).toBe(`.js${query}`);
  const link = /class="fv-again" href="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  expect(new URLSearchParams(link).get('kiosk')).toBe(path.includes('kiosk') ? 'true' : null);
});
