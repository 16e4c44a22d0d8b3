import type { PageFigures } from './page-figures.ts';
import type { Build } from './sites/bench-sites.ts';

/** One line of the bench: a page, how it was visited and built, and what it cost. */
export interface BenchRow extends PageFigures {
  page: string;
  profile: string;
  cache: 'cold' | 'warm';
  build: Build;
}

const HEAD = [
  ...['page', 'profile', 'cache', 'build', 'requests', 'JS KB', 'depth'],
  ...['FCP', 'content', 'answered', 'LCP', 'CLS', 'TBT', 'longest'],
];

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
    row.content.toFixed(0),
    row.answered?.toFixed(0) ?? '-',
    row.lcp.toFixed(0),
    row.cls.toFixed(3),
    row.tbt.toFixed(0),
    row.longest.toFixed(0),
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

const COMPARED = ['content', 'answered', 'lcp', 'tbt'] as const;

/** The federated page's times divided by those of each other build, for each page and profile, cold. */
export function ratios(rows: readonly BenchRow[]): string[] {
  const cold = rows.filter(({ cache }) => cache === 'cold');
  const isSame = (one: BenchRow, other: BenchRow) => one.page === other.page && one.profile === other.profile;
  return cold
    .filter(({ build }) => build !== 'federated')
    .flatMap((other) => {
      const own = cold.find((row) => row.build === 'federated' && isSame(row, other));
      const parts = COMPARED.flatMap((figure) => {
        const [ours, theirs] = [own?.[figure] ?? null, other[figure]];
        return ours === null || !theirs ? [] : [`${figure} ${(ours / theirs).toFixed(2)}`];
      });
      return [`${other.page}, ${other.profile}, of the ${other.build}: ${parts.join(', ')}`];
    });
}
