import type { PageBoot } from 'shared-contracts/config';
import type { RenderedSite, RenderRequest } from 'shared-contracts/rendering';
import { expect, test } from 'vitest';
import { content as rendered } from '../../test-support/fake-renderer.ts';
import type { PageContent } from './page-content.ts';
import type { PageHost } from './page-host.ts';
import { createPageRendering } from './page-rendering.ts';

const half = { name: 'shell', version: '1', file: '/shell/server.1.mjs', hash: 'sha256-x' };
const halves = {
  host: half,
  rendersShapes: true,
  remotes: [{ ...half, name: 'mf-bookings', renders: ['home'] }],
};

/** A renderer that answers when the test says so. */
function startRendering() {
  const asked: { request: RenderRequest; answer(): void }[] = [];
  const render = (request: RenderRequest) =>
    new Promise<RenderedSite>((resolve) => {
      asked.push({ request, answer: () => resolve(rendered('<p>')) });
    });
  const rendering = createPageRendering({ render }, async () => halves);
  const page = async (search = '', tenant = 'riverside', port = 8080) => {
    const site = { app: 'bookings', tenant, host: `bookings.${tenant}.localhost:${port}` };
    const matched = { route: { id: 'home' }, remote: { descriptor: { name: 'mf-bookings' } } };
    const content = { site, pathname: '/', matched, registry: [], venue: null, brand: null, answers: {} };
    const plan = await rendering.planFor({
      host: { folder: '/shell/' } as PageHost,
      content: content as unknown as PageContent,
      search,
      status: 200,
    });
    return plan?.render({} as PageBoot);
  };
  return { asked, page };
}

test('of many different searches at once two are rendered; the others get no content, immediately', async () => {
  const { asked, page } = startRendering();
  const searches = Array.from({ length: 50 }, (_, at) => page(`search=sale${at}`));
  for (const search of searches.slice(2)) expect(await search).toBeNull();
  expect(asked.map(({ request }) => request.site.search)).toEqual(['?search=sale0', '?search=sale1']);
  for (const { answer } of asked) answer();
  expect(await Promise.all(searches.slice(0, 2))).toEqual([rendered('<p>'), rendered('<p>')]);
});

test('searches leave room for the pages of their host, and for other hosts', async () => {
  const { asked, page } = startRendering();
  for (const at of ['1', '2', '3']) void page(`search=${at}`);
  const others = [page(), page()];
  expect(await page()).toBeNull();
  void page('search=1', 'northpeak');
  expect(await page('', 'riverside')).toBeNull();
  expect(asked.map(({ request }) => request.site.search ?? '-')).toEqual([
    '?search=1',
    '?search=2',
    '-',
    '-',
    '?search=1',
  ]);
  for (const { answer } of asked) answer();
  expect(await Promise.all(others)).toEqual([rendered('<p>'), rendered('<p>')]);
});

test('other ports in the Host header get no more places', async () => {
  const { asked, page } = startRendering();
  for (let port = 1; port <= 10; port += 1) void page('', 'riverside', port);
  expect(await page('', 'riverside', 11)).toBeNull();
  expect(asked).toHaveLength(4);
  for (const { answer } of asked) answer();
});

test('a place is free again once its page is rendered', async () => {
  const { asked, page } = startRendering();
  for (let at = 0; at < 5; at += 1) {
    const found = page(`search=${at}`);
    await expect.poll(() => asked.length).toBe(at + 1);
    asked[at]?.answer();
    expect(await found).not.toBeNull();
  }
});
