import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { builtVersion, type IsolatedSite, startIsolatedSite } from './support/isolated-site.ts';
import { expect, test } from './support/test.ts';

/** Reports of the pages, in order of arrival. */
const posted: { app: string; tenant: string; reports: Record<string, unknown>[] }[] = [];
const sink = http.createServer(async (request, response) => {
  posted.push(JSON.parse(await text(request)));
  response.end();
});
let site: IsolatedSite;

test.beforeAll(async () => {
  sink.listen(0, '127.0.0.1');
  await once(sink, 'listening');
  const { port } = sink.address() as AddressInfo;
  site = await startIsolatedSite(test.info().parallelIndex, {
    settings: { telemetryUrl: `http://127.0.0.1:${port}/pages` },
  });
});
test.afterAll(async () => {
  await site.stop();
  sink.close();
});

test('a page that is left tells how it did, with the remote and its version, and no word of the person', async ({
  page,
}) => {
  await page.goto(`${site.origin('riverside')}/?utm=somebody`);
  await expect(page.getByRole('heading', { level: 1, name: 'Find a venue' })).toBeVisible();
  // An element visible to the test may not be painted yet, and a page left before that has no largest paint to report.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver(() => resolve());
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.getByRole('searchbox', { name: /town or postcode$/ }).fill('Sale');
  await page.evaluate(() => window.reportError(new TypeError('somebody@example.com')));
  await page.goto('about:blank');
  const reported = () => posted.flatMap((each) => each.reports);
  // A page that goes tells what it has, then the figures that were final only when it was hidden.
  await expect.poll(() => reported().map(({ name }) => name)).toContain('LCP');

  const reports = reported();
  expect(posted[0]).toMatchObject({ app: 'bookings', tenant: 'riverside' });
  const screen = { part: 'mf-bookings', version: builtVersion('mf-bookings') };
  expect(reports).toContainEqual(
    expect.objectContaining({ kind: 'vital', name: 'LCP', page: '/', ...screen }),
  );
  expect(reports).toContainEqual(
    expect.objectContaining({ kind: 'error', name: 'TypeError', part: 'shell' }),
  );
  expect(JSON.stringify(posted)).not.toMatch(/somebody|Sale/);
});
