import { writeTable } from './document-table.ts';

export interface Crash {
  what: string;
  ordered: number;
  returned: number;
  notCharged: number;
  /** Seconds from the death until everything had its end. */
  within: number;
}

const deaths: Crash[] = [];

export const recordCrash = (death: Crash): void => void deaths.push(death);

/** @param version of the PostgreSQL server they ran on. */
export function writeCrashes(version: string): void {
  const people = deaths.reduce(
    (sum, { ordered, returned, notCharged }) => sum + ordered + returned + notCharged,
    0,
  );
  writeTable('process', [
    `${deaths.length} deaths with ${people} payments, on PostgreSQL ${version.split(' ')[0]}.`,
    '',
    '| what died | one charge, one order | returned | never charged | all ended within |',
    '|---|---|---|---|---|',
    ...deaths.map(
      ({ what, ordered, returned, notCharged, within }) =>
        `| ${what} | ${ordered} | ${returned} | ${notCharged} | ${Math.ceil(within / 30) * 30} seconds |`,
    ),
  ]);
}
