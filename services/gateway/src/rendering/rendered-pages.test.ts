import { createHash } from 'node:crypto';
import { BEFORE_HYDRATION_CSS } from 'shared-contracts/before-hydration';
import { expect, test, vi } from 'vitest';
import { envelope, json } from '../../test-support/fake-api.ts';
import { content, type Rendered, startFakeRenderer } from '../../test-support/fake-renderer.ts';
import { page1, startRenderingGateway } from '../../test-support/rendering-gateway.ts';
import { theme } from '../../test-support/site-answers.ts';
import { bootOf, startGateway } from '../../test-support/test-gateway.ts';
import { FONT_WAIT_CSS } from '../first-view/font-wait-css.ts';
import { texts } from '../texts/en.ts';

const VENUE = '/location/sale-leisure-centre';
const JOINING = 'online-joining.riverside.localhost:8080';
const ACCOUNT = 'my-account.riverside.localhost:8080';
const CENTRE = '/centre/sale-leisure-centre';
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
test('a public page comes with its content, its styles, and what was assumed', async () => {
  const { page, renderer } = await startRenderingGateway();
  const { body, headers } = await page('/');
  expect(body).toContain(
    '<div id="root" data-rendered="{&quot;path&quot;:&quot;/&quot;,&quot;venue&quot;:null,&quot;now&quot;:&quot;2026-11-23T08:00:00.000Z&quot;}"><main><h1>Find a venue</h1></main></div>',
  );
  expect(body).toContain('<style data-emotion="tl a" data-s>.tl-a{color:red}</style>');
  expect(body).toContain(`<style>${BEFORE_HYDRATION_CSS}</style>`);
  expect(body).not.toContain('fv-wait"');
  expect(String(headers['content-security-policy'])).toContain(hash('.tl-a{color:red}'));
  expect(renderer.asked).toHaveLength(1);
  expect(renderer.asked[0]).toMatchObject({
    host: { name: 'shell', version: '0a1b2c3d', file: '/shell/server.0a1b2c3d.mjs' },
    remotes: [
      { name: 'mf-bookings', version: '1.0.0', file: '/remotes/mf-bookings/1.0.0/server.mjs' },
      { name: 'mf-joining', version: '1.0.0', file: '/remotes/mf-joining/1.0.0/server.mjs' },
      { name: 'mf-account', version: '1.0.0', file: '/remotes/mf-account/1.0.0/server.mjs' },
    ],
    screenOf: 'mf-bookings',
    site: { pathname: '/', venue: null, boot: bootOf(body) },
  });
});

test('everything that is written into it is allowed by its hash, and nothing else', async () => {
  const { page } = await startRenderingGateway();
  for (const address of ['/', '/login']) {
    const { body, headers } = await page(address);
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/nonce-|unsafe/);
    const inline = [...body.matchAll(/<(script|style)(?![^>]*(?:src=|application\/))[^>]*>(.*?)<\/\1>/gs)];
    expect(inline.length).toBeGreaterThan(1);
    for (const [, , text = ''] of inline) expect(policy).toContain(hash(text));
    expect(policy).toContain(hash(''));
  }
});

test('a page that a browser has is not sent again', async () => {
  const { page } = await startRenderingGateway();
  const first = await page('/');
  const etag = String(first.headers.etag);
  const again = await page('/', { 'if-none-match': etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers).toMatchObject({
    etag,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
    'content-security-policy': first.headers['content-security-policy'],
  });
  expect((await page(VENUE, { 'if-none-match': etag })).statusCode).toBe(200);
});

test.each([
  ['/', {}, true],
  [VENUE, {}, true],
  ['/login', {}, true],
  ['/checkout', {}, false],
  ['/?q=swim', {}, true],
  ['/?search=swim&q=swim&when=evening&places=left', {}, true],
  ['/?q=swim&level=beginner&level=improver&support=hearing-impairment&age=7&price=6', {}, true],
  ['/?q=swim&level=%3Cb%3E', {}, false],
  ['/?q=swim&when=night', {}, false],
  [`${VENUE}?level=beginner&time=evening&age=7`, {}, true],
  [`${VENUE}?level=beginner&view=week`, {}, false],
  ['/?q=swim&radius=10', {}, false],
  ['/?q=', {}, false],
  [`/?q=${'x'.repeat(81)}`, {}, false],
  [`${VENUE}?q=swim`, {}, false],
  ['/', { host: JOINING }, true],
  ['/?search=sale', { host: JOINING }, true],
  ['/?q=swim', { host: JOINING }, false],
  [CENTRE, { host: JOINING }, true],
  [`${CENTRE}?for=8-15`, { host: JOINING }, true],
  [`${CENTRE}?for=student`, { host: JOINING }, true],
  [`${CENTRE}?for=%3Cb%3E`, { host: JOINING }, false],
  [`${CENTRE}?for=8-15&for=student`, { host: JOINING }, false],
  [`${CENTRE}?kiosk=true`, { host: JOINING }, false],
  ['/?search=sale', {}, true],
  ['/?search=', {}, true],
  ['/?search=sale&place=sale', {}, false],
  ['/?search=sale&search=urmston', {}, false],
  ['/?search=sale&kiosk=true', {}, false],
  [`/?search=${'x'.repeat(81)}`, {}, false],
  [`${VENUE}?search=sale`, {}, false],
  ['/?kiosk=true', {}, false],
  ['/kiosk', {}, false],
  ['/nowhere', {}, true],
  ['/nowhere?from=mail', {}, false],
  ['/location/nowhere', {}, true],
  [`${VENUE}/sessions/none`, {}, true],
  ['/', { cookie: 'touchline_venues=bookings:sale-leisure-centre' }, true],
  ['/', { cookie: 'touchline_venues=bookings:gone' }, false],
  ['/', { host: ACCOUNT }, true],
  ['/?from=mail', { host: ACCOUNT }, false],
  ['/packages', { host: ACCOUNT }, false],
  ['/login', { host: 'front-of-house.riverside.localhost:8080' }, false],
])('%s with %j is rendered: %s', async (address, headers, isRendered) => {
  const { page } = await startRenderingGateway();
  expect((await page(address, headers)).body.includes('data-rendered')).toBe(isRendered);
});

test.each(['/nowhere', '/location/nowhere'])('%s is said by the shell, and a 404', async (address) => {
  const { page, renderer } = await startRenderingGateway();
  const { body, statusCode } = await page(address);
  expect(statusCode).toBe(404);
  expect(body).toContain('<title>Riverside Leisure | Page not found</title>');
  expect(bootOf(body).isNotFound).toBe(true);
  expect(renderer.asked[0]).toMatchObject({ screenOf: null, site: { boot: bootOf(body) } });
});

test('failed answers are left to the browser, which requests them again', async () => {
  const { page } = await startRenderingGateway(undefined, undefined, {
    '/api/v1/activities/footer?venue=v-7': json(500, { status_code: 500 }),
  });
  const { body } = await page(VENUE);
  expect(body).toContain('data-rendered');
  expect(bootOf(body).preloaded.filter(({ status }: { status: number }) => status !== 200)).toEqual([]);
});

test('a chosen venue is part of the page and of its key', async () => {
  const { page, renderer } = await startRenderingGateway(({ site }) => content(`<p>${site.venue}</p>`));
  expect((await page('/', { cookie: 'touchline_venues=bookings:sale-leisure-centre' })).body).toContain(
    '<p>sale-leisure-centre</p>',
  );
  expect((await page('/')).body).toContain('<p>null</p>');
  await page('/');
  expect(renderer.asked).toHaveLength(2);
});

test('a search is part of the page and of its key', async () => {
  const { page, renderer } = await startRenderingGateway(({ site }) => content(`<p>${site.search}</p>`));
  for (const query of ['?search=sale', '?search=urmston+baths', '?search=sale'])
    expect((await page(`/${query}`)).body).toContain(`<p>${query}</p>`);
  expect((await page('/')).body).toContain('<p>undefined</p>');
  expect(renderer.asked).toHaveLength(3);
});

test.each<[string, Rendered]>([
  ['has no worker ready yet', { refusal: 'starting' }],
  ['failed', { refusal: 'failed' }],
  ['never answers', 'silence'],
  ['answers some text', { text: '<html>' }],
  ['answers null', { text: 'null' }],
  ['answers something else', { text: '{"status":"ok"}' }],
  ['answers a page without its styles', { text: '{"html":"<p>a</p>","missing":[]}' }],
  ['answers a page of numbers', { text: JSON.stringify({ ...page1, html: 7 }) }],
  ['is cut off', { text: JSON.stringify(page1).slice(0, 20), ending: 'cut' }],
  ['never stops', { text: 'x'.repeat(65_536), ending: 'endless' }],
])('where the renderer %s, the page is its skeleton, and is asked for again', async (_, answer) => {
  let now: Rendered = answer;
  const { page } = await startRenderingGateway(() => now);
  const { body, statusCode } = await page('/');
  expect(statusCode).toBe(200);
  expect(body).toContain('fv-wait"');
  now = page1;
  if (answer === 'silence') return;
  await vi.waitFor(async () => expect((await page('/')).body).toContain('data-rendered'));
});

test('without its renderer, rendered pages stay, and others are their skeletons', async () => {
  const { page, renderer } = await startRenderingGateway();
  await page('/');
  await renderer.stop();
  expect((await page('/')).body).toContain('data-rendered');
  expect((await page(VENUE)).body).toContain('fv-wait"');
});

test('a renderer that is restarted while pages are rendered is used again, by itself', async () => {
  let isSilent = true;
  const { page, renderer } = await startRenderingGateway(
    ({ site }) => (isSilent ? 'silence' : content(`<p>${site.pathname}</p>`)),
    undefined,
    undefined,
    100,
  );
  const first = page('/');
  await vi.waitFor(() => expect(renderer.asked).toHaveLength(1));
  await renderer.stop();
  expect((await first).body).toContain('fv-wait"');
  expect((await page(VENUE)).body).toContain('fv-wait"');
  isSilent = false;
  await renderer.start();
  for (const address of ['/', VENUE])
    await vi.waitFor(async () => expect((await page(address)).body).toContain('data-rendered'));
});

test('without a renderer every page is its skeleton', async () => {
  const { page } = await startGateway();
  expect((await page('/')).body).toContain('fv-wait"');
});

test.each([
  ['its content', '/'],
  ['its skeleton', '/?when=night'],
])(
  'a page that comes with its theme and %s has a spinner in its header for the fonts',
  async (_, address) => {
    const { page } = await startRenderingGateway();
    expect((await page(address)).body).toContain(FONT_WAIT_CSS);
  },
);

test('a page without its brand is not rendered', async () => {
  const renderer = await startFakeRenderer(() => page1);
  const gateway = await startGateway(
    { rendererSocket: renderer.socket },
    { '/api/v1/frontend/theme': json(503, { status_code: 503 }) },
  );
  const { body } = await gateway.page('/');
  expect(body).not.toContain('data-rendered');
  expect(body).toContain('fv-wait"');
  expect(body).not.toContain(FONT_WAIT_CSS);
  expect(renderer.asked).toEqual([]);
});

test('a site that is down says so in the last known brand, and is rendered once', async () => {
  const { page, renderer } = await startRenderingGateway(undefined, undefined, {
    '/api/v1/frontend/theme': json(503, { status_code: 503 }),
    '/api/v1/frontend/theme?venue=sale-leisure-centre': json(200, envelope(theme)),
  });
  await page(VENUE);
  expect((await page('/login')).statusCode).toBe(503);
  const asked = renderer.asked.length;
  const { body } = await page('/login');
  expect(body).toContain('data-rendered');
  expect(bootOf(body)).toMatchObject({ isDown: true, brand: { name: 'Riverside Leisure' } });
  expect(renderer.asked.length).toBe(asked);
});

test('no browser is given a server half', async () => {
  const { get } = await startRenderingGateway();
  for (const file of ['/shell/server.0a1b2c3d.mjs', '/remotes/mf-bookings/1.0.0/server.mjs'])
    expect((await get(file)).statusCode).toBe(404);
});

test('a customer’s screen is the same for everyone, and in no search engine', async () => {
  const { page, renderer } = await startRenderingGateway();
  const own = await page('/', { host: ACCOUNT, cookie: 'touchline_token=secret' });
  expect((await page('/', { host: ACCOUNT })).body).toBe(own.body);
  expect(renderer.asked).toHaveLength(1);
  expect(renderer.asked[0]).toMatchObject({ screenOf: 'mf-account', site: { pathname: '/' } });
  expect(JSON.stringify(renderer.asked)).not.toContain('secret');
  expect(own.body).toContain(`<noscript><p class="fv-in">${texts.noScript}`);
  expect((await page('/')).body).not.toContain(texts.noScript);
  expect(own.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-cache' });
});

test('a shell that leads from a customer’s screen to the login renders none', async () => {
  const shell = { rendersShapes: false };
  const { page } = await startRenderingGateway(undefined, undefined, undefined, undefined, shell);
  expect((await page('/', { host: ACCOUNT })).body).not.toContain('data-rendered');
  expect((await page('/')).body).toContain('data-rendered');
});

test('the renderer gets no personal data', async () => {
  const { page, renderer } = await startRenderingGateway();
  const headers = {
    cookie: 'touchline_token=secret; touchline_stay=1; touchline_consent=yes',
    authorization: 'Bearer secret',
    'user-agent': 'secret browser',
    'accept-language': 'cy',
  };
  const { body } = await page('/', headers);
  expect(JSON.stringify(renderer.asked)).not.toContain('secret');
  expect((await page('/')).body).toBe(body);
  expect(renderer.asked).toHaveLength(1);
});
