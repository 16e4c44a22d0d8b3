/**
 * Measures the main pages, federated and as one plain bundle, cold and warm, on two links, and how smoothly the map of
 * many centres moves. `--runs N` visits each page N times (3).
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { type BenchRow, benchTable, lcpRatios } from '../bench/bench-table.ts';
import { startOneBundleServer } from '../bench/one-bundle/one-bundle-server.ts';
import { medianFigures, type PageFigures } from '../bench/page-figures.ts';
import { panMap } from '../bench/pan-map.ts';
import { signedInBasket } from '../bench/signed-in-basket.ts';
import { taskWords } from '../bench/traced-tasks.ts';
import { PROFILES, visitPage } from '../bench/visit-page.ts';
import { buildStale } from '../build.ts';
import { distFolder } from '../build-stamps.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../chromium.ts';
import { print, runCommand } from '../command.ts';
import { ForeseenFailure } from '../foreseen-failure.ts';
import { inRoot } from '../repository.ts';
import { startSystem } from '../system/start-system.ts';
import { compile } from '../webpack/compile.ts';
import { oneBundleConfig } from '../webpack/one-bundle-config.ts';

const PORT = Number(process.env.BENCH_PORT ?? 18180);
const ONE_BUNDLE_PORT = PORT + 5;
const PAGES = {
  'bookings home': '/',
  'venue page': '/location/sale-leisure-centre',
  basket: '/basket',
  checkout: '/checkout',
};
const oneBundleDist = inRoot('.cache/one-bundle-dist');

/** How often each page is visited, by `--runs`. */
function readRuns(): number {
  const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new ForeseenFailure(`--runs is '${values.runs}', but must be a whole number from 1.`);
  return runs;
}

await runCommand(async () => {
  const runs = readRuns();
  await buildStale(print);
  await compile([oneBundleConfig(oneBundleDist)]);
  const system = await startSystem({
    port: PORT,
    dataDir: inRoot('.cache/bench-data'),
    distDir: distFolder,
    env: {},
    onLine: (_service, line) => print(line),
  });
  const plain = await startOneBundleServer(PORT, oneBundleDist, ONE_BUNDLE_PORT);
  const browser = await chromium.launch({
    executablePath: ensureChromium(print),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    const { token } = await signedInBasket(PORT);
    const cookies = [{ name: TOKEN_COOKIE, value: token, domain: '.riverside.localhost', path: '/' }];
    const builds = [
      ['federated', PORT],
      ['one bundle', ONE_BUNDLE_PORT],
    ] as const;
    const rows: BenchRow[] = [];
    for (const profile of PROFILES) {
      for (const [page, path] of Object.entries(PAGES)) {
        const seen = new Map<string, PageFigures[]>();
        for (let run = 0; run < runs; run++) {
          for (const [build, port] of builds) {
            const url = `http://bookings.riverside.localhost:${port}${path}`;
            const isPersonal = path === '/basket' || path === '/checkout';
            const visit = await visitPage(browser, profile, url, isPersonal ? cookies : []);
            for (const cache of ['cold', 'warm'] as const) {
              const key = `${build}|${cache}`;
              seen.set(key, [...(seen.get(key) ?? []), visit[cache]]);
            }
          }
        }
        for (const [key, visits] of seen) {
          const [build, cache] = key.split('|') as [BenchRow['build'], BenchRow['cache']];
          rows.push({ page, profile: profile.name, cache, build, ...medianFigures(visits) });
        }
      }
    }
    print(benchTable(rows));
    print('');
    for (const line of lcpRatios(rows)) print(line);
    print('');
    for (const [part, tasks] of Object.entries(await panMap(browser, PORT)))
      print(`map of 5,000 centres, ${part}: ${taskWords(tasks)}`);
  } finally {
    await browser.close();
    await plain.close();
    await system.stop();
  }
});
