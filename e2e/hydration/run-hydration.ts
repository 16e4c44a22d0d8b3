import 'tooling/localhost-dns';
import { buildStale } from 'tooling/build';
import { print } from 'tooling/command';
import { ExpectedFailure } from 'tooling/expected-failure';
import { inRoot } from 'tooling/repository';
import { stopSignal } from 'tooling/system/keep-running';
import { areas } from '../gallery/areas.ts';
import { type Job, ownerOf } from '../gallery/jobs.ts';
import { readOptions } from '../gallery/options.ts';
import { runPool } from '../gallery/run-pool.ts';
import { openStudio, type Studio } from '../gallery/studio.ts';
import setUpSystem from '../global-setup.ts';
import { port } from '../system-under-test.ts';
import { siteOf } from './altered-site.ts';
import { CIRCUMSTANCES } from './circumstances.ts';
import { planPages } from './public-pages.ts';
import { judgeCount, judgeRendering } from './unrendered-states.ts';
import { addressOf, isRendered, visitPage } from './visit-page.ts';

/** Pages that are open at once. */
const PAGES = 2;
/** Either layout. */
const WIDTHS = [1280, 390] as const;
/** The circumstances do not depend on the brand or on the length of words. */
const IN_ALL_CIRCUMSTANCES: Pick<Job, 'tenant' | 'content'> = { tenant: 'riverside', content: 'light' };
/** Ports of gateways with altered answers, after the three of the system. */
const FIRST_OWN_PORT = port + 3;

/** Hydrates the public pages of the gallery. Returns the exit code: 1 when something is wrong with one. */
export async function runHydration(words: readonly string[]): Promise<number> {
  const options = readOptions(['--out', 'dist/hydration', ...words]);
  const { out, widths, baseline } = options;
  if (baseline) throw new ExpectedFailure('Only the gallery compares with reviewed pictures.');
  const jobs = planPages(areas, { ...options, widths: widths.length > 0 ? widths : WIDTHS });
  if (jobs.length === 0) throw new ExpectedFailure('There is no such page. Take a part of its name away.');
  const signal = stopSignal();
  await buildStale(print);
  const stopSystem = await setUpSystem();
  const studio = await openStudio(inRoot(out));
  const ports = Array.from({ length: PAGES }, (_, index) => FIRST_OWN_PORT + index);
  const totals = { visits: 0, wrong: 0, done: 0 };
  const rendered = new Set<string>();
  async function run(job: Job): Promise<void> {
    const ownPort = ports.pop() ?? FIRST_OWN_PORT;
    const { visits, findings, isDrawnByScripts } = await hydrateState(job, studio, ownPort);
    ports.push(ownPort);
    if (!isDrawnByScripts) rendered.add(nameOf(job));
    totals.visits += visits;
    totals.wrong += findings.length;
    totals.done += 1;
    const { tenant, content } = job;
    const result = isDrawnByScripts ? 'drawn by its scripts' : `${visits} visits`;
    print(`[${totals.done}/${jobs.length}]  ${tenant}  ${content}  ${nameOf(job)}  ${result}`);
    for (const finding of findings) print(`  ${finding}`);
  }
  try {
    await runPool(jobs, { size: PAGES, ownerOf, run, signal });
  } finally {
    await studio.close();
    await stopSystem();
  }
  const tooFew = judgeCount(rendered.size, !signal.aborted && options.isWhole);
  if (tooFew) {
    totals.wrong += 1;
    print(`\n${tooFew}`);
  }
  print(`\n${totals.visits} visits, ${totals.wrong === 0 ? 'nothing wrong' : `${totals.wrong} findings`}`);
  return signal.aborted || totals.wrong > 0 ? 1 : 0;
}

const nameOf = ({ area, state }: Job) => `${area}/${state.id}`;

interface Result {
  visits: number;
  findings: string[];
  isDrawnByScripts: boolean;
}

/** Opens the page of a state in each width, and in every circumstance where that is wanted. */
async function hydrateState(job: Job, studio: Studio, ownPort: number): Promise<Result> {
  const findings: string[] = [];
  const site = await siteOf(job, ownPort);
  let visits = 0;
  try {
    const url = await addressOf(job, studio, site.port);
    const isDrawnByScripts = !(await isRendered(studio.request, url));
    const unexpected = judgeRendering(nameOf(job), !isDrawnByScripts);
    if (unexpected) findings.push(unexpected);
    if (isDrawnByScripts) return { visits, findings, isDrawnByScripts };
    const isEvery =
      job.tenant === IN_ALL_CIRCUMSTANCES.tenant && job.content === IN_ALL_CIRCUMSTANCES.content;
    const circumstances = CIRCUMSTANCES.filter(({ needsTruth }) => !needsTruth || !job.state.answers);
    for (const circumstance of isEvery ? circumstances : circumstances.slice(0, 1)) {
      const isFirst = circumstance === circumstances[0];
      for (const width of isFirst ? job.widths : job.widths.slice(0, 1)) {
        visits += 1;
        const found = await visitPage({ job, url, width, circumstance }, studio);
        findings.push(...found.map((text) => `${circumstance.name}, ${width} px: ${text}`));
      }
    }
  } finally {
    await site.stop();
  }
  return { visits, findings, isDrawnByScripts: false };
}
