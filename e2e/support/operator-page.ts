import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Frame, type Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, DISABLED_FEATURES, findChromium } from 'tooling/chromium';
import { flagships, origin } from './hosts.ts';
import { test as base } from './test.ts';

/** The site of an operator, on its own domain. */
export const OPERATOR_HOST = 'www.harriers-club.localhost';

const page = (
  venue: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Harriers Club</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<style>
body { margin: 0 auto; max-width: 72rem; padding: 1.5rem 1rem; font: 1.0625rem/1.6 Georgia, serif; color: #1d2b23 }
h1 { font-size: 2.25rem; line-height: 1.2 } touchline-join { display: block; min-height: 640px; margin: 2rem 0; border: 1px solid #cdd6cf }
</style>
<h1>Become a Harrier</h1><p>${'Our club meets every week. '.repeat(12)}</p>
<touchline-join tenant="riverside" venue="${venue}" label="Join online"></touchline-join>
<p>${'Club news. '.repeat(80)}</p>
<script>
window.heard = [];
for (const type of ['height', 'step', 'joined'])
  document.addEventListener('touchline:' + type, (event) => window.heard.push([type, event.detail]));
</script>
<script src="${origin('riverside', 'online-joining')}/embed/touchline-join.js"></script></html>`;

/** Serves an operator's own page with joining in it. Returns its address and how to stop. */
export async function serveOperatorPage(venue: string) {
  const server = http.createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page(venue));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // No one waits for it at the end.
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${OPERATOR_HOST}:${port}/join`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Most browsers give a frame of another site storage of its own, apart from that of its site; Playwright forbids it. */
const WITH_FRAME_STORAGE = [
  ...CHROMIUM_ARGUMENTS.filter((argument) => !argument.startsWith('--disable-features=')),
  `--disable-features=${DISABLED_FEATURES.filter((name) => name !== 'ThirdPartyStoragePartitioning').join(',')}`,
];

interface Fixtures {
  operatorPage: string;
  /** A page of a browser that lets frames of other sites store something; that of `page` does not. */
  storingPage: Page;
}

/** Tests that have the page of an operator, on its own site. */
export const test = base.extend<Fixtures>({
  storingPage: async ({ contextOptions, locale, timezoneId, viewport }, use) => {
    const browser = await chromium.launch({
      executablePath: findChromium() ?? undefined,
      args: WITH_FRAME_STORAGE,
      ignoreDefaultArgs: ['--disable-features'],
    });
    await use(await browser.newPage({ ...contextOptions, locale, timezoneId, viewport }));
    await browser.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from a pattern
  operatorPage: async ({}, use) => {
    const { address, stop } = await serveOperatorPage(flagships.riverside.slug);
    await use(address);
    await stop();
  },
});

/** Opens the operator's page and answers the frame in it. */
export async function openFrame(page: Page, address: string): Promise<Frame> {
  await page.goto(address);
  return frameOf(page);
}

/** Reloads the operator's page and answers the new frame in it. */
export async function reloadAround(page: Page): Promise<Frame> {
  await page.reload();
  return frameOf(page);
}

async function frameOf(page: Page): Promise<Frame> {
  const handle = await page.locator('touchline-join iframe[title="Join online"]').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('The page has no frame.');
  return frame;
}
