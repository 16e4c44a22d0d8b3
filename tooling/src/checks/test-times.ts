import path from 'node:path';
import { type PlaywrightReport, readTests } from './playwright-report.ts';
import type { VitestReport } from './vitest-report.ts';

/** A test file in its last run. */
export interface FileTime {
  file: string;
  tests: number;
  seconds: number;
}

export const vitestTimes = ({ testResults }: Pick<VitestReport, 'testResults'>, root: string): FileTime[] =>
  testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: path.relative(root, name),
    tests: assertionResults.length,
    seconds: (endTime - startTime) / 1000,
  }));

/** The suites of the first level are the files. */
export const playwrightTimes = ({ suites }: Pick<PlaywrightReport, 'suites'>): FileTime[] =>
  suites.map((suite) => {
    const tests = readTests({ suites: [suite] });
    const seconds = tests.reduce((sum, { ms }) => sum + ms, 0) / 1000;
    return { file: `e2e/${suite.title}`, tests: tests.length, seconds };
  });

/** The slowest files of a run, and the parts of this repository that they belong to, as lines. */
export function describeTimes(files: readonly FileTime[], longest = 20): string[] {
  const parts = new Map<string, FileTime>();
  for (const { file, tests, seconds } of files) {
    const part = partOf(file);
    const sum = parts.get(part) ?? { file: part, tests: 0, seconds: 0 };
    parts.set(part, { file: part, tests: sum.tests + tests, seconds: sum.seconds + seconds });
  }
  return [
    'Seconds, tests, part',
    ...slowestFirst([...parts.values()]).map(line),
    '',
    'Seconds, tests, file',
    ...slowestFirst(files).slice(0, longest).map(line),
  ];
}

const partOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('services/') ? 2 : 1)
    .join('/');

const slowestFirst = (files: readonly FileTime[]): FileTime[] =>
  files.toSorted((one, other) => other.seconds - one.seconds);

const line = ({ file, tests, seconds }: FileTime): string =>
  `${seconds.toFixed(1).padStart(7)} ${String(tests).padStart(6)}  ${file}`;
