import { type PlaywrightReport, readTests } from '../checks/playwright-report.ts';
import type { Outcome } from '../outcome.ts';
import type { Journey } from './journeys.ts';

/** Outcome of a journey in a site. */
export type Result = 'ok' | 'FAILED' | 'not run' | 'left out' | 'refused';

export interface CellOutcome {
  title: string;
  /** By the name of the journey. */
  results: Readonly<Record<string, Result>>;
  /** Notes for the person: why something was left out or refused, or what broke. */
  notes: readonly string[];
}

/**
 * Reads what happened to the journeys that were to be walked. One that the report does not know was not run, which is as
 * bad as a failure: its test may have got another title.
 */
export function readJourneys(
  walked: readonly Journey[],
  report: PlaywrightReport | null,
): { results: Record<string, Result>; notes: string[] } {
  const tests = report ? readTests(report) : [];
  const results = walked.map(({ name, title }): [string, Result] => {
    const runs = tests.filter((test) => test.title === title);
    if (runs.length === 0 || runs.some(({ status }) => status === 'skipped')) return [name, 'not run'];
    return [name, runs.every(({ status }) => status === 'expected') ? 'ok' : 'FAILED'];
  });
  const notes = (report?.errors ?? []).map(({ message = '' }) => message.split('\n')[0] ?? '');
  return { results: Object.fromEntries(results), notes: notes.filter(Boolean) };
}

/** A site in which all journeys had the same fate. */
export const sameForAll = (journeys: readonly Journey[], result: Result): Record<string, Result> =>
  Object.fromEntries(journeys.map(({ name }) => [name, result]));

const BAD = new Set<Result>(['FAILED', 'not run']);

/** One check for each journey in each site; what is left out or may be refused is none. */
export function countCells(cells: readonly CellOutcome[]): Outcome {
  const all = cells.flatMap(({ title, results }) =>
    Object.entries(results).map(([journey, result]) => ({ line: `${title}: ${journey} ${result}`, result })),
  );
  return {
    passed: all.filter(({ result }) => result === 'ok').length,
    failures: all.filter(({ result }) => BAD.has(result)).map(({ line }) => line),
  };
}

/** The matrix as lines of a terminal, and below it the notes. */
export function describeMatrix(journeys: readonly Journey[], cells: readonly CellOutcome[]): string[] {
  const header = ['', ...journeys.map(({ name }) => name)];
  const rows = cells.map(({ title, results }) => [title, ...journeys.map(({ name }) => results[name] ?? '')]);
  const table = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) => row.map((word, column) => word.padEnd(widths[column] ?? 0)).join('  '));
  const notes = cells.flatMap(({ title, notes: own }) => own.map((note) => `  ${title}: ${note}`));
  return [...lines.map((line) => line.trimEnd()), ...(notes.length > 0 ? ['', ...notes] : [])];
}
