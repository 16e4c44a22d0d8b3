import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { envelope, json } from '../../test-support/fake-api.ts';
import { client } from '../../test-support/site-answers.ts';
import { bootOf, startGateway } from '../../test-support/test-gateway.ts';

const contact = { customer_service_phone: '0161 000 0000', customer_service_email: 'help@riverside.example' };
const withContact = { '/api/v1/client': json(200, envelope({ ...client, ...contact })) };
const visible = (html: string) => html.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '');

const theme = { themeAppPrimaryColour: '#0B6E75', themeAppLogo: '/brand/riverside/logo.svg' };
const brand = {
  name: 'Riverside Leisure',
  theme: { ...theme, fontStyles: { heading: 'Open Sans', body: 'Lato' } },
  customerServicePhone: '0161 000 0000',
  customerServiceEmail: 'help@riverside.example',
};

/** A gateway without a build, which may have stored a brand earlier. */
async function unbuilt(kept: object | null) {
  const brandCacheDir = await mkdtemp(path.join(os.tmpdir(), 'brands-'));
  onTestFinished(() => rm(brandCacheDir, { recursive: true }));
  if (kept) await writeFile(path.join(brandCacheDir, 'riverside.json'), JSON.stringify(kept));
  const gateway = await startGateway({ brandCacheDir });
  await rm(path.join(gateway.dist, 'shell'), { recursive: true });
  return gateway;
}

test('a site that is not built says so in its brand, and reloads by itself', async () => {
  const { page } = await unbuilt(brand);
  const response = await page('/basket?from=mail');
  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('30');
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.body).toContain('<title>Riverside Leisure | This site is not ready yet.</title>');
  const html = visible(response.body);
  expect(html).toContain('<img src="/brand/riverside/logo.svg" alt="Riverside Leisure">');
  expect(html).toContain('<a href="">Try again</a>');
  expect(html).toContain('<div class="picture" aria-hidden="true"><svg ');
  expect(html).toContain('<a href="tel:01610000000">0161 000 0000</a>');
  expect(html).toContain('<a href="mailto:help@riverside.example">help@riverside.example</a>');
  expect(html).toContain('<p role="status" id="back">This page will reload as soon as the site is back.</p>');
  expect(response.body).toContain('--brand-action:#0b6e75;');
  expect(response.body).toContain("font-family:'Lato'");
});

test('a gateway that does not know the brand names the host', async () => {
  const { page } = await unbuilt(null);
  const response = await page('/');
  expect(response.statusCode).toBe(503);
  expect(visible(response.body)).toContain('<header><a href="/">bookings.riverside.localhost</a></header>');
  expect(response.body).toContain('<title>This site is not ready yet.</title>');
  expect(visible(response.body)).not.toContain('Need help now?');
});

test('every style and script of a message carries the nonce of its policy, again each time', async () => {
  const { page } = await unbuilt(brand);
  const policies = await Promise.all(
    ['/', '/'].map(async (url) => {
      const { headers, body } = await page(url);
      const policy = String(headers['content-security-policy']);
      const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1];
      for (const [tag] of body.matchAll(/<(?:style|script)[^>]*>/g))
        expect(tag).toContain(`nonce="${nonce}"`);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      return policy;
    }),
  );
  expect(policies[0]).not.toBe(policies[1]);
});

test('no tenant value can break out of its place', async () => {
  const evil = '"><script>alert(1)</script>';
  const { page } = await unbuilt({
    name: evil,
    theme: { ...theme, themeAppLogo: evil, themeAppPrimaryColour: '}</style><script>alert(1)</script>' },
    customerServicePhone: evil,
    customerServiceEmail: evil,
  });
  expect((await page('/')).body).not.toContain('<script>alert');
});

test('a missing file is answered with a page for people, and as the API would for scripts', async () => {
  const { get, page, api } = await startGateway({}, withContact);
  await page('/');
  await api.close();
  const opened = await get('/api/v1/orders/7/calendar', {
    accept: 'text/html',
    'sec-fetch-mode': 'navigate',
  });
  expect(opened.statusCode).toBe(503);
  expect(visible(opened.body)).toContain('<h1>We may have dropped the ball on this one.</h1>');
  expect(visible(opened.body)).toContain('alt="Riverside Leisure"');
  const called = await get('/api/v1/orders/7/calendar', { 'sec-fetch-mode': 'cors' });
  expect(called.json()).toMatchObject({ status_code: 503 });
});

test('an unreadable address is not found in the brand, and does not reload', async () => {
  const { page } = await startGateway({}, withContact);
  await page('/');
  const response = await page('/%E0%A4%A');
  expect(response.statusCode).toBe(404);
  expect(visible(response.body)).toContain('alt="Riverside Leisure"');
  expect(visible(response.body)).toContain('<a href="/">Go home</a>');
  expect(response.body).not.toContain('<script');
});

test('while the API is down the page has the last known brand, and its first view shows it', async () => {
  const { page, api } = await startGateway({}, withContact);
  expect(bootOf((await page('/')).body).brand).toBeUndefined();
  api.handlers['/api/v1/frontend/theme'] = json(503, { status_code: 503 });
  const cold = { host: 'my-account.riverside.localhost:8080' };
  const response = await page('/', cold);
  expect(response.statusCode).toBe(503);
  expect(bootOf(response.body).brand).toMatchObject({
    name: 'Riverside Leisure',
    customerServicePhone: '0161 000 0000',
    theme: { themeAppPrimaryColour: '#0B6E75' },
  });
  expect(response.body).toContain('<meta name="theme-color" content="#08303f">');
  expect(response.body).toContain('<img src="/brand/riverside/logo.svg" alt="Riverside Leisure">');
});
