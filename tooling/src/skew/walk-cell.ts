import fs from 'node:fs';
import type { PlaywrightReport } from '../checks/playwright-report.ts';
import { runProgram } from '../checks/program.ts';
import { readReport } from '../checks/read-report.ts';
import { inRoot } from '../repository.ts';
import { type CellOutcome, readJourneys, sameForAll } from './cell-outcome.ts';
import { exclusionReason, journeys } from './journeys.ts';
import { type Cell, canRefuse } from './matrix.ts';
import { type BuiltPart, layOutSite, partsWithoutHalf } from './mixed-site.ts';

/** Facts shared by all cells of a run. */
export interface Run {
  /** Every part as it was last released. */
  old: Readonly<Record<string, BuiltPart>>;
  /** Every part as it is in this checkout. */
  new: Readonly<Record<string, BuiltPart>>;
  /** Settings of the tests in the browser. */
  environment: Record<string, string>;
}

const site = inRoot('.cache/skew/site');
const report = inRoot('.cache/reports/skew.json');
const pattern = (title: string) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Walks the journeys through the site of one cell. */
export async function walkCell(cell: Cell, run: Run): Promise<CellOutcome> {
  const { title } = cell;
  const partOf = (part: string) => builtPart(part, cell, run);
  const misfits = await layOutSite(site, cell, partOf);
  if (misfits.length > 0) {
    const result = canRefuse(cell) ? 'refused' : 'FAILED';
    return { title, results: sameForAll(journeys, result), notes: misfits };
  }
  const versions = Object.fromEntries(Object.entries(run.old).map(([part, { version }]) => [part, version]));
  const reasons = journeys.map((journey) => ({ journey, why: exclusionReason(journey, cell, versions) }));
  const walked = reasons.filter(({ why }) => why === null).map(({ journey }) => journey);
  const replacedModules = reasons.filter(({ why }) => why !== null);
  const { results, notes } = readJourneys(
    walked,
    await walk(
      walked.map((journey) => journey.title),
      { ...run.environment, E2E_WITHOUT_HALF: partsWithoutHalf(site, cell, partOf).join(',') },
    ),
  );
  return {
    title,
    results: {
      ...results,
      ...sameForAll(
        replacedModules.map(({ journey }) => journey),
        'left out',
      ),
    },
    notes: [...replacedModules.map(({ journey, why }) => `${journey.name} is left out. ${why}`), ...notes],
  };
}

function builtPart(part: string, { ages }: Cell, run: Run): BuiltPart {
  const built = run[ages[part] ?? 'new'][part];
  if (!built) throw new Error(`Nothing is built of ${part}.`);
  return built;
}

async function walk(
  titles: readonly string[],
  environment: Record<string, string>,
): Promise<PlaywrightReport | null> {
  const files = [...new Set(journeys.map(({ file }) => file))];
  fs.rmSync(report, { force: true });
  await runProgram(
    'playwright',
    ['test', '-c', 'e2e', '--project=desktop', '--grep', titles.map(pattern).join('|'), ...files],
    { ...environment, E2E_REPORT: report, E2E_SITE: site },
  );
  return readReport<PlaywrightReport, PlaywrightReport>(report, (read) => read);
}
