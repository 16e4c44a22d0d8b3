import type { LoadFigures } from './load.ts';

const ROUNDS = 3;

/** Whatever else the machine does meets all alike: each load has its round before any has the next. */
export async function inTurn(loads: readonly (() => Promise<LoadFigures>)[]): Promise<LoadFigures[][]> {
  const figures: LoadFigures[][] = loads.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, load] of loads.entries()) figures[at]?.push(await load());
  }
  return figures;
}

const middle = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** The middle of several rounds, each figure by itself. */
export const medianOf = (rounds: readonly LoadFigures[]): LoadFigures => ({
  requests: rounds.reduce((sum, { requests }) => sum + requests, 0),
  perSecond: middle(rounds.map(({ perSecond }) => perSecond)),
  median: middle(rounds.map(({ median }) => median)),
  p99: middle(rounds.map(({ p99 }) => p99)),
});

const cells = ({ perSecond, median, p99 }: LoadFigures): string =>
  `${perSecond.toFixed(0)} | ${median.toFixed(1)} ms | ${p99.toFixed(1)} ms`;

/**
 * A line of the table for people: what a call does here, and how often it is answered for each time that the other
 * commit answers it.
 */
export function benchLine(
  call: string,
  here: readonly LoadFigures[],
  before: readonly LoadFigures[],
): string {
  const own = medianOf(here);
  if (before.length === 0) return `| ${call} | ${cells(own)} |`;
  const other = medianOf(before);
  const ratio = middle(here.map(({ perSecond }, at) => perSecond / (before[at]?.perSecond ?? 1)));
  return `| ${call} | ${cells(own)} | ${cells(other)} | ${ratio.toFixed(1)} |`;
}

/** The head of that table. */
export const benchHead = (commit: string | null): string => {
  const columns = ['call', 'a second', 'median', 'p99'];
  const all = commit ? [...columns, `a second, ${commit}`, 'median', 'p99', 'times as many'] : columns;
  return `| ${all.join(' | ')} |\n|${all.map(() => '---|').join('')}`;
};
