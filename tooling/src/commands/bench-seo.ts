/** Has Lighthouse judge what search engines find: home, a venue, one of its classes, and joining. Fails below 100. */
import '../localhost-dns.ts';
import { BENCH_PAGES } from '../bench/bench-pages.ts';
import { installLighthouse, rateSeo } from '../bench/lighthouse.ts';
import { warmUp } from '../bench/rendered-visits.ts';
import { buildStale } from '../build.ts';
import { distFolder } from '../build-stamps.ts';
import { ensureChromium } from '../chromium.ts';
import { print, runCommand } from '../command.ts';
import { ExpectedFailure } from '../expected-failure.ts';
import { inRoot } from '../repository.ts';
import { startSystem } from '../system/start-system.ts';

const PORT = Number(process.env.BENCH_PORT ?? 18180);
const bookings = `http://bookings.riverside.localhost:${PORT}`;
const joining = `http://online-joining.riverside.localhost:${PORT}`;
const VENUE = BENCH_PAGES['venue page']?.path ?? '';
const CLASS = new RegExp(`href="(${VENUE}/sessions/[^"?]+)`);
const DAY = 24 * 60 * 60 * 1000;

/** The address of a class of tomorrow: late in the evening, today has none left. */
async function classPath(): Promise<string> {
  const tomorrow = new Date(Date.now() + DAY).toISOString().slice(0, 10);
  const url = `${bookings}${VENUE}?date=${tomorrow}`;
  await warmUp(url);
  const html = await (await fetch(url, { headers: { accept: 'text/html' } })).text();
  const path = CLASS.exec(html)?.[1];
  if (!path) throw new ExpectedFailure(`${url} has no class.`);
  return path;
}

await runCommand(async () => {
  await buildStale(print);
  installLighthouse(print);
  const chromium = ensureChromium(print);
  const system = await startSystem({
    port: PORT,
    dataDir: inRoot('.cache/bench-data'),
    distDir: distFolder,
    env: {},
    onLine: (_service, line) => print(line),
  });
  try {
    const pages = [`${bookings}/`, `${bookings}${VENUE}`, `${bookings}${await classPath()}`, `${joining}/`];
    let isComplete = true;
    for (const url of pages) {
      await warmUp(url);
      const { score, failed } = rateSeo(url, chromium);
      isComplete &&= score === 100;
      print(`${score}  ${url}${failed.length > 0 ? `  not passed: ${failed.join(', ')}` : ''}`);
    }
    return isComplete ? 0 : 1;
  } finally {
    await system.stop();
  }
});
