import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface FaultOutcome {
  at: string;
  fault: string;
  ended: string;
  /** Seconds until everything had its end. */
  within: number;
}

const document = path.resolve(import.meta.dirname, '../../../../../docs/payments.md');
const START = '<!-- provider outcomes -->';
const END = '<!-- end of provider outcomes -->';
const outcomes: FaultOutcome[] = [];

export const keepOutcome = (outcome: FaultOutcome): void => void outcomes.push(outcome);

const inTime = (seconds: number) => {
  if (seconds === 0) return 'at once';
  return seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`;
};

/** One row for everything that ends alike. */
export function outcomeTable(all: readonly FaultOutcome[]): string[] {
  const alike = Map.groupBy(all, ({ at, ended, within }) => `| ${at} | ${ended} | ${inTime(within)}`);
  const rows = [...alike].map(([key, same]) => `${key} | ${same.map(({ fault }) => fault).join(', ')} |`);
  const count = (what: string) => all.filter(({ ended }) => ended === what).length;
  return [
    `${all.length} runs: ${count('one charge, one order')} ended as one charge for one order, ` +
      `${count('no order, no money')} with neither, ${count('on the list of staff')} on the list of staff.`,
    '',
    '| call to the provider | ended as | within | what went wrong |',
    '|---|---|---|---|',
    ...rows,
  ];
}

/** Puts the table of a whole run into the document, where WRITE_OUTCOMES says so. */
export function writeOutcomes(): void {
  if (process.env.WRITE_OUTCOMES !== '1') return;
  const text = readFileSync(document, 'utf8');
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start < 0 || end < start) throw new Error(`The document must have ${START} and, after it, ${END}.`);
  const table = [START, '', ...outcomeTable(outcomes), '', ''].join('\n');
  writeFileSync(document, text.slice(0, start) + table + text.slice(end));
}
