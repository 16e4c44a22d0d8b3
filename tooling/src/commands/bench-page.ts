/**
 * Measures the main pages cold and warm, on three links: federated, drawn by their scripts alone, without any script, and
 * as one plain bundle; then how smoothly the map of many centres moves, and what of it passes. `--runs N` visits each page
 * N times (3); `--against PORT` also visits a site that is running there, such as one of another commit or with rendering
 * switched off; `--pages` and `--links` narrow it to some, by name. Fails where a page comes as its skeleton or a count is
 * too high; no time decides.
 */
import '../localhost-dns.ts';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { TOKEN_COOKIE } from 'shared-contracts/cookies';
import { BENCH_PAGES } from '../bench/bench-pages.ts';
import { type BenchRow, benchTable, ratios } from '../bench/bench-table.ts';
import { describeGates, gatesOf, isWithin } from '../bench/gates.ts';
import { medianFigures, type PageFigures } from '../bench/page-figures.ts';
import { panMap } from '../bench/pan-map.ts';
import { renderedVisit, warmUp } from '../bench/rendered-visits.ts';
import { signedInBasket } from '../bench/signed-in-basket.ts';
import { type BenchSite, isDrawnOn, isRenderedOn, targetOn } from '../bench/sites/bench-sites.ts';
import { startOneBundleServer } from '../bench/sites/one-bundle-server.ts';
import { startStaticPagesServer } from '../bench/sites/static-pages-server.ts';
import { type SlowLink, startSlowLink } from '../bench/slow-link.ts';
import { describeTasks } from '../bench/traced-tasks.ts';
import { PROFILES, visitPage } from '../bench/visit-page.ts';
import { buildStale } from '../build.ts';
import { distFolder } from '../build-stamps.ts';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../chromium.ts';
import { print, runCommand } from '../command.ts';
import { ExpectedFailure } from '../expected-failure.ts';
import { inRoot } from '../repository.ts';
import { startSystem } from '../system/start-system.ts';
import { compile } from '../webpack/compile.ts';
import { oneBundleConfig } from '../webpack/one-bundle-config.ts';

const PORT = Number(process.env.BENCH_PORT ?? 18180);
const ONE_BUNDLE_PORT = PORT + 5;
const STATIC_PORT = PORT + 6;
const oneBundleDist = inRoot('.cache/one-bundle-dist');

/** A whole number from 1 among the command's options. */
function numberOf(name: string, given: string): number {
  const value = Number(given);
  if (Number.isInteger(value) && value >= 1) return value;
  throw new ExpectedFailure(`--${name} is '${given}', but must be a whole number from 1.`);
}

/** The rows of a table that a list names; all of them without a list. */
function named<Row>(rows: readonly (readonly [string, Row])[], list: string | undefined): [string, Row][] {
  const wanted = list?.split(',').map((name) => name.trim());
  const found = rows.filter(([name]) => wanted?.includes(name) ?? true);
  if (found.length > 0) return found.map(([name, row]) => [name, row]);
  throw new ExpectedFailure(`'${list}' names none of: ${rows.map(([name]) => name).join(', ')}.`);
}

function readOptions() {
  const { values } = parseArgs({
    options: {
      runs: { type: 'string', default: '3' },
      against: { type: 'string' },
      pages: { type: 'string' },
      links: { type: 'string' },
    },
  });
  return {
    runs: numberOf('runs', values.runs),
    against: values.against === undefined ? null : numberOf('against', values.against),
    pages: named(Object.entries(BENCH_PAGES), values.pages),
    profiles: named(
      PROFILES.map((profile) => [profile.name, profile] as const),
      values.links,
    ).map(([, profile]) => profile),
    isNarrowed: values.pages !== undefined || values.links !== undefined,
  };
}

await runCommand(async () => {
  const { runs, against, pages, profiles, isNarrowed } = readOptions();
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
  const bare = await startStaticPagesServer(PORT, STATIC_PORT);
  const browser = await chromium.launch({
    executablePath: ensureChromium(print),
    args: CHROMIUM_ARGUMENTS,
  });
  try {
    const cookiesOf = async (port: number) => {
      const { token } = await signedInBasket(port);
      return [{ name: TOKEN_COOKIE, value: token, domain: '.riverside.localhost', path: '/' }];
    };
    const cookies = await cookiesOf(PORT);
    const sites: BenchSite[] = [
      { build: 'federated', port: PORT, cookies },
      { build: 'drawn by scripts', port: PORT, cookies },
      { build: 'static HTML', port: STATIC_PORT, cookies },
      { build: 'one bundle', port: ONE_BUNDLE_PORT, cookies },
    ];
    if (against !== null) sites.push({ build: 'other', port: against, cookies: await cookiesOf(against) });
    const rows: BenchRow[] = [];
    for (const profile of profiles) {
      const lines: SlowLink[] = [];
      const portOf = async (port: number) => {
        if (!profile.link) return port;
        const line = await startSlowLink(port, profile.link);
        lines.push(line);
        return line.port;
      };
      const reached = await Promise.all(
        sites.map(async (each) => ({ ...each, port: await portOf(each.port) })),
      );
      for (const [page, wanted] of pages) {
        const seen = new Map<string, PageFigures[]>();
        const drawn = reached.filter(({ build }) => isDrawnOn(build, wanted));
        if (!wanted.isPersonal) await warmUp(`http://bookings.riverside.localhost:${PORT}${wanted.path}`);
        for (let run = 0; run < runs; run++) {
          for (const { build, port, cookies: own } of drawn) {
            const target = targetOn(build, wanted);
            const url = `http://bookings.riverside.localhost:${port}${target.path}`;
            const cookies = target.isPersonal ? own : [];
            const visitOnce = () => visitPage(browser, profile, { url, target, cookies });
            const visit = isRenderedOn(build, target)
              ? await renderedVisit(url, visitOnce)
              : await visitOnce();
            for (const cache of ['cold', 'warm'] as const) {
              const key = `${build}|${cache}`;
              seen.set(key, [...(seen.get(key) ?? []), visit[cache]]);
            }
          }
        }
        for (const [key, visits] of seen) {
          const [build, cache] = key.split('|') as [BenchSite['build'], BenchRow['cache']];
          rows.push({ page, profile: profile.name, cache, build, ...medianFigures(visits) });
        }
      }
      for (const line of lines) await line.close();
    }
    print(benchTable(rows));
    print('');
    for (const line of ratios(rows)) print(line);
    print('');
    const publicPages = pages.flatMap(([name, { isPersonal }]) => (isPersonal ? [] : [name]));
    const gates = gatesOf(rows, publicPages);
    for (const line of describeGates(gates)) print(line);
    if (!isNarrowed) {
      print('');
      for (const [part, tasks] of Object.entries(await panMap(browser, PORT)))
        print(`map of 5,000 centres, ${part}: ${describeTasks(tasks)}`);
    }
    return gates.some((gate) => gate.isExact && !isWithin(gate)) ? 1 : 0;
  } finally {
    await browser.close();
    await plain.close();
    await bare.close();
    await system.stop();
  }
});
