import type { PageFigures } from './page-figures.ts';

/** One line of the bench: a page, how it was visited and built, and what it cost. */
export interface BenchRow extends PageFigures {
  page: string;
  profile: string;
  cache: 'cold' | 'warm';
  build: 'federated' | 'one bundle';
}

const HEAD = ['page', 'profile', 'cache', 'build', 'requests', 'JS KB', 'depth', 'FCP', 'LCP', 'CLS', 'TBT'];

/** The figures as a table of text, times in milliseconds. */
export function benchTable(rows: readonly BenchRow[]): string {
  const cells = rows.map((row) => [
    row.page,
    row.profile,
    row.cache,
    row.build,
    String(row.requests),
    row.scriptKilobytes.toFixed(1),
    String(row.depth),
    row.fcp.toFixed(0),
    row.lcp.toFixed(0),
    row.cls.toFixed(3),
    row.tbt.toFixed(0),
  ]);
  const widths = HEAD.map((head, column) =>
    Math.max(head.length, ...cells.map((line) => line[column]?.length ?? 0)),
  );
  return [HEAD, ...cells]
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** LCP of the federated page divided by that of the one bundle, for each page and profile, cold. */
export function lcpRatios(rows: readonly BenchRow[]): string[] {
  const cold = rows.filter(({ cache }) => cache === 'cold');
  return cold
    .filter(({ build }) => build === 'federated')
    .flatMap((row) => {
      const plain = cold.find(
        ({ page, profile, build }) => page === row.page && profile === row.profile && build === 'one bundle',
      );
      return plain
        ? [`${row.page}, ${row.profile}: LCP ${(row.lcp / plain.lcp).toFixed(2)} of the one bundle's`]
        : [];
    });
}
