import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { chainDepth, type PageFigures, type SeenRequest } from './page-figures.ts';

/** How a visitor is connected. */
export interface Profile {
  name: string;
  viewport: { width: number; height: number };
  /** Emulated link; `null` = none. Latency in milliseconds, throughput in bytes a second. */
  network: { latency: number; downloadThroughput: number; uploadThroughput: number } | null;
  cpuSlowdown: number;
}

export const PROFILES: Profile[] = [
  { name: 'unthrottled', viewport: { width: 1280, height: 900 }, network: null, cpuSlowdown: 1 },
  {
    name: 'slow 4G mobile',
    viewport: { width: 412, height: 823 },
    network: { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
    cpuSlowdown: 4,
  },
];

/** Quiet time after which a page counts as done, in milliseconds. */
const SETTLED = 800;
const OBSERVE = `
  window.__figures = { lcp: 0, cls: 0, long: [] };
  new PerformanceObserver((l) => { for (const e of l.getEntries()) __figures.lcp = e.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((l) => { for (const e of l.getEntries()) if (!e.hadRecentInput) __figures.cls += e.value; }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((l) => { for (const e of l.getEntries()) __figures.long.push([e.startTime, e.duration]); }).observe({ type: 'longtask', buffered: true });
`;

/** Visits a page cold and then warm, in a browser context of its own that carries the given cookies. */
export async function visitPage(
  browser: Browser,
  profile: Profile,
  url: string,
  cookies: Parameters<BrowserContext['addCookies']>[0],
): Promise<{ cold: PageFigures; warm: PageFigures }> {
  const context = await browser.newContext({ viewport: profile.viewport });
  try {
    await context.addCookies(cookies);
    return { cold: await visit(context, profile, url), warm: await visit(context, profile, url) };
  } finally {
    await context.close();
  }
}

async function visit(context: BrowserContext, profile: Profile, url: string): Promise<PageFigures> {
  const page = await context.newPage();
  try {
    await page.addInitScript(OBSERVE);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (profile.network)
      await session.send('Network.emulateNetworkConditions', { offline: false, ...profile.network });
    await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
    const requests = watchRequests(session);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await page.evaluate((quiet) => new Promise((resolve) => setTimeout(resolve, quiet)), SETTLED);
    const painted = await page.evaluate(() => {
      const { lcp, cls, long } = (
        globalThis as unknown as { __figures: { lcp: number; cls: number; long: number[][] } }
      ).__figures;
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const blocking = long.filter(([start = 0]) => start >= fcp).map(([, duration = 0]) => duration - 50);
      return { fcp, lcp, cls, tbt: blocking.reduce((sum, part) => sum + part, 0) };
    });
    const overNetwork = requests().filter(({ fromCache }) => !fromCache);
    return {
      requests: overNetwork.length,
      scriptKilobytes: overNetwork.reduce((sum, { scriptBytes }) => sum + scriptBytes, 0) / 1024,
      depth: chainDepth(requests(), painted.lcp),
      ...painted,
    };
  } finally {
    await page.close();
  }
}

function watchRequests(session: CDPSession): () => SeenRequest[] {
  const seen = new Map<string, SeenRequest & { isScript: boolean }>();
  let origin = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!request.url.startsWith('http')) return;
    origin ||= timestamp;
    const start = (timestamp - origin) * 1000;
    seen.set(requestId, {
      url: request.url,
      start,
      end: Number.POSITIVE_INFINITY,
      bytes: 0,
      scriptBytes: 0,
      fromCache: false,
      isScript: type === 'Script',
    });
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => mark(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) mark(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = seen.get(requestId);
    if (!request) return;
    request.end = (timestamp - origin) * 1000;
    request.bytes = encodedDataLength;
    if (request.isScript) request.scriptBytes = encodedDataLength;
  });
  const mark = (requestId: string) => {
    const request = seen.get(requestId);
    if (request) request.fromCache = true;
  };
  return () => [...seen.values()];
}
