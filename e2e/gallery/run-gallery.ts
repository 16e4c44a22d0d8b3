import 'tooling/localhost-dns';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from 'tooling/build';
import { print } from 'tooling/command';
import { ExpectedFailure } from 'tooling/expected-failure';
import { inRoot } from 'tooling/repository';
import { stopSignal } from 'tooling/system/keep-running';
import setUpSystem from '../global-setup.ts';
import { areas } from './areas.ts';
import { acceptPictures, comparePictures } from './baseline/baseline.ts';
import { type Job, ownerOf, planJobs } from './jobs.ts';
import { type GalleryOptions, readOptions } from './options.ts';
import type { Picture } from './picture.ts';
import { summarise } from './report/summarise.ts';
import { writeReport } from './report/write-report.ts';
import { runPool } from './run-pool.ts';
import { openStudio } from './studio.ts';
import { takePictures } from './take-pictures.ts';

/** Folder of the fingerprints of the reviewed pictures. */
const REVIEWED = inRoot('e2e/gallery/baseline/reviewed');

/** Pages that are open at once; two cores are what a small machine has. */
const PAGES = 2;

/** Photographs the product. Returns the exit code: 1 when something is wrong with a picture. */
export async function runGallery(words: readonly string[]): Promise<number> {
  const options = readOptions(words);
  const jobs = planJobs(areas, options);
  if (jobs.length === 0) throw new ExpectedFailure('There is no such state. Take a part of its name away.');
  const start = Date.now();
  const signal = stopSignal();
  const out = inRoot(options.out);
  await buildStale(print);
  const stopSystem = await setUpSystem();
  try {
    // Pictures that are only compared come from code whose accessibility the ordinary run has checked.
    const taken = await takeAll(jobs, out, options.baseline === null, signal);
    const pictures = signal.aborted ? taken : await reviewAll(taken, options);
    const index = writeReport(out, pictures, areas);
    for (const line of summarise(pictures, Date.now() - start)) print(line);
    print(`\n${path.relative(inRoot(), index)}\n${pathToFileURL(index)}`);
    return signal.aborted || pictures.some(({ problems }) => problems.length > 0) ? 1 : 0;
  } finally {
    await stopSystem();
  }
}

async function reviewAll(
  pictures: readonly Picture[],
  { baseline, isWhole, out: folder }: GalleryOptions,
): Promise<readonly Picture[]> {
  const out = inRoot(folder);
  if (baseline === 'compare') return comparePictures(pictures, out, REVIEWED);
  if (baseline === 'accept') await acceptPictures(pictures, out, REVIEWED, isWhole);
  return pictures;
}

async function takeAll(
  jobs: readonly Job[],
  out: string,
  hasAxe: boolean,
  signal: AbortSignal,
): Promise<Picture[]> {
  const studio = await openStudio(out);
  const pictures: Picture[] = [];
  let done = 0;
  async function run(job: Job): Promise<void> {
    const start = Date.now();
    const taken = await takePictures(job, studio, hasAxe);
    pictures.push(...taken);
    done += 1;
    print(progressLine(job, taken, `[${done}/${jobs.length}]`, Date.now() - start));
  }
  try {
    await runPool(jobs, { size: PAGES, ownerOf, run, signal });
  } finally {
    await studio.close();
  }
  return pictures;
}

function progressLine(job: Job, taken: readonly Picture[], count: string, milliseconds: number): string {
  const { area, state, tenant, content, widths } = job;
  const problems = taken.flatMap((picture) => picture.problems).length;
  const words = [
    count,
    tenant,
    content,
    `${area}/${state.id}`,
    widths.join(' '),
    `${(milliseconds / 1000).toFixed(1)} s`,
  ];
  return `${words.join('  ')}${problems > 0 ? `  ${problems} wrong` : ''}`;
}
