import path from 'node:path';
import type { Outcome } from '../outcome.ts';

export interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    /** In milliseconds. */
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

/** Reads the JSON report of vitest; a file that could not even be loaded is one failure. */
export function readVitestReport(report: VitestReport, root: string): Outcome {
  const failures = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${file}: the file could not be run`];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
  return { passed: report.numPassedTests, failures };
}
