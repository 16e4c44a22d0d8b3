import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import type { BenchPage } from './bench-pages.ts';
import { observeScript, type PageNotes } from './observe-page.ts';
import { chainDepth, type ObservedRequest, type PageFigures } from './page-figures.ts';
import type { Link } from './slow-link.ts';

/** A visitor's connection. */
export interface Profile {
  name: string;
  viewport: { width: number; height: number };
  /** Emulated link; `null` = none. Latency in milliseconds, throughput in bytes a second. */
  network: { latency: number; downloadThroughput: number; uploadThroughput: number } | null;
  /** A line before the site instead, on which connections cost too; `null` = none. */
  link: Link | null;
  cpuSlowdown: number;
}

const PHONE = { width: 412, height: 823 };
const SLOW_4G = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

export const PROFILES: Profile[] = [
  { name: 'unthrottled', viewport: { width: 1280, height: 900 }, network: null, link: null, cpuSlowdown: 1 },
  { name: 'slow 4G mobile', viewport: PHONE, network: SLOW_4G, link: null, cpuSlowdown: 4 },
  {
    name: 'slow 4G link',
    viewport: PHONE,
    network: null,
    link: {
      roundTrip: SLOW_4G.latency,
      download: SLOW_4G.downloadThroughput,
      upload: SLOW_4G.uploadThroughput,
    },
    cpuSlowdown: 4,
  },
];

/** Quiet time after which a page counts as done, and the longest wait for its content, in milliseconds. */
const SETTLED = 800;
const LONGEST = 60_000;

/** The page to visit, and the person to visit it as. */
export interface Visit {
  url: string;
  target: BenchPage;
  cookies: Parameters<BrowserContext['addCookies']>[0];
}

/** Costs of a page cold and warm. */
export interface VisitFigures {
  cold: PageFigures;
  warm: PageFigures;
  /** True if it came with its content each time. */
  isRendered: boolean;
}

/** Visits a page cold and then warm, in a browser context of its own, and presses its button in another one. */
export async function visitPage(browser: Browser, profile: Profile, visited: Visit): Promise<VisitFigures> {
  const cold = async (isClicking: boolean) => {
    const context = await browser.newContext({ viewport: profile.viewport });
    await context.addCookies(visited.cookies);
    return { context, ...(await visit(context, profile, visited, isClicking)) };
  };
  const first = await cold(false);
  const warm = await visit(first.context, profile, visited, false).finally(() => first.context.close());
  const isRendered = first.isRendered && warm.isRendered;
  if (!visited.target.click) return { cold: first.figures, warm: warm.figures, isRendered };
  const clicking = await cold(true);
  await clicking.context.close();
  return {
    cold: { ...first.figures, answered: clicking.figures.answered },
    warm: warm.figures,
    isRendered: isRendered && clicking.isRendered,
  };
}

async function visit(
  context: BrowserContext,
  profile: Profile,
  { url, target }: Visit,
  isClicking: boolean,
): Promise<{ figures: PageFigures; isRendered: boolean }> {
  const page = await context.newPage();
  try {
    await page.addInitScript(observeScript(target, isClicking));
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (profile.network)
      await session.send('Network.emulateNetworkConditions', { offline: false, ...profile.network });
    await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
    const requests = watchRequests(session);
    await page.goto(url, { waitUntil: 'load', timeout: LONGEST });
    await page.waitForFunction(
      (isAnswerWanted) => {
        const { content, answered } = (globalThis as unknown as { benchNotes: PageNotes }).benchNotes;
        return content !== null && (!isAnswerWanted || answered !== null);
      },
      isClicking,
      { timeout: LONGEST },
    );
    await page.waitForLoadState('networkidle');
    await page.evaluate((quiet) => new Promise((resolve) => setTimeout(resolve, quiet)), SETTLED);
    const { isRendered, ...painted } = await page.evaluate(() => {
      const notes = (globalThis as unknown as { benchNotes: PageNotes }).benchNotes;
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const late = notes.long.filter(([start]) => start >= fcp).map(([, duration]) => duration);
      return {
        fcp,
        lcp: notes.lcp,
        cls: notes.cls,
        tbt: late.reduce((sum, duration) => sum + duration - 50, 0),
        longest: Math.max(0, ...notes.long.map(([, duration]) => duration)),
        // Content in the document is not on the screen before the first paint.
        content: Math.max(fcp, notes.content ?? 0),
        answered: notes.answered,
        isRendered: notes.isRendered,
      };
    });
    const overNetwork = requests().filter(({ fromCache }) => !fromCache);
    const figures = {
      requests: overNetwork.length,
      scriptKilobytes: overNetwork.reduce((sum, { scriptBytes }) => sum + scriptBytes, 0) / 1024,
      depth: chainDepth(requests(), painted.lcp),
      ...painted,
    };
    return { figures, isRendered };
  } finally {
    await page.close();
  }
}

function watchRequests(session: CDPSession): () => ObservedRequest[] {
  const seen = new Map<string, ObservedRequest & { isScript: boolean }>();
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
