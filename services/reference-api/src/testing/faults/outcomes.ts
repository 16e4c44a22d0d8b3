import { writeTable } from './document-table.ts';

export interface FaultOutcome {
  database: string;
  at: string;
  fault: string;
  ended: string;
  /** Seconds until everything had its end. */
  within: number;
}

const outcomes: FaultOutcome[] = [];

export const recordFaultOutcome = (outcome: FaultOutcome): void => void outcomes.push(outcome);

const inTime = (seconds: number) => {
  if (seconds === 0) return 'at once';
  return seconds <= 60 ? 'a minute' : `${Math.ceil(seconds / 60)} minutes`;
};

const counted = (database: string, all: readonly FaultOutcome[]): string => {
  const count = (what: string) => all.filter(({ ended }) => ended === what).length;
  return (
    `${all.length} runs on ${database}: ${count('one charge, one order')} ended as one charge for one order, ` +
    `${count('no order, no money')} with neither, ${count('on the list of staff')} on the list of staff.`
  );
};

/** One row for everything that ends alike. What did not end alike on every database says on which it did. */
export function outcomeTable(all: readonly FaultOutcome[]): string[] {
  const byDatabase = Map.groupBy(all, ({ database }) => database);
  const alike = Map.groupBy(all, ({ at, ended, within }) => `| ${at} | ${ended} | ${inTime(within)}`);
  const rows = [...alike].map(([key, same]) => {
    const faults = Map.groupBy(same, ({ fault }) => fault);
    const words = [...faults].map(([fault, on]) =>
      on.length === byDatabase.size ? fault : `${fault} (${on.map(({ database }) => database).join(', ')})`,
    );
    return `${key} | ${words.join(', ')} |`;
  });
  return [
    ...[...byDatabase].flatMap(([database, own]) => [counted(database, own), '']),
    '| call to the provider | ended as | within | what went wrong |',
    '|---|---|---|---|',
    ...rows,
  ];
}

export const writeOutcomes = (): void => writeTable('provider', outcomeTable(outcomes));
