import type { BenchRow } from './bench-table.ts';
import type { PageFigures } from './page-figures.ts';
import type { Build } from './sites/bench-sites.ts';

/** A figure beside the most that it may be. */
export interface Gate {
  what: string;
  value: number;
  most: number;
  /** True if it is a count, the same on every machine. A time depends on the machine as much as on the page. */
  isExact: boolean;
}

/** The link on which times are judged. */
const LINK = 'slow 4G mobile';

const MOST = { answered: 2_200, tbt: 350, longest: 250, cls: 0.01, requests: { cold: 10, warm: 1 } };
/** Content and largest paint against those of the same page in another build. */
const RATIOS: readonly (readonly [Build, number])[] = [
  ['drawn by scripts', 0.25],
  ['static HTML', 1.9],
];

const isFinitePair = (value: number, other: number | undefined): other is number =>
  Number.isFinite(value) && other !== undefined && other > 0;

/** Limits of the public pages; personal ones are not rendered. */
export function gatesOf(rows: readonly BenchRow[], publicPages: readonly string[]): Gate[] {
  const rowOf = (page: string, build: Build, cache: BenchRow['cache']) =>
    rows.find(
      (row) => row.page === page && row.profile === LINK && row.build === build && row.cache === cache,
    );
  return publicPages.flatMap((page): Gate[] => {
    const cold = rowOf(page, 'federated', 'cold');
    const warm = rowOf(page, 'federated', 'warm');
    if (!cold || !warm) return [];
    const ratios = RATIOS.flatMap(([build, most]) =>
      (['content', 'lcp'] as const).flatMap((figure): Gate[] => {
        const other = rowOf(page, build, 'cold')?.[figure];
        if (!isFinitePair(cold[figure], other)) return [];
        return [
          { what: `${page}: ${figure}, of the ${build}`, value: cold[figure] / other, most, isExact: false },
        ];
      }),
    );
    const time = (figure: keyof PageFigures & ('tbt' | 'longest' | 'answered'), value: number): Gate => ({
      what: `${page}: ${figure} in ms`,
      value,
      most: MOST[figure],
      isExact: false,
    });
    return [
      ...ratios,
      time('tbt', cold.tbt),
      time('longest', cold.longest),
      ...(cold.answered === null ? [] : [time('answered', cold.answered)]),
      { what: `${page}: layout shift`, value: cold.cls, most: MOST.cls, isExact: true },
      { what: `${page}: requests, cold`, value: cold.requests, most: MOST.requests.cold, isExact: true },
      { what: `${page}: requests, warm`, value: warm.requests, most: MOST.requests.warm, isExact: true },
    ];
  });
}

export const isWithin = ({ value, most }: Gate): boolean => value <= most;

/** One line for each gate. */
export const describeGates = (gates: readonly Gate[]): string[] =>
  gates.map((gate) => {
    const digits = Number.isInteger(gate.most) ? 0 : 2;
    const figures = `${gate.value.toFixed(digits)} of ${gate.most}`;
    return `${isWithin(gate) ? 'pass' : 'FAIL'}  ${gate.what}: ${figures}`;
  });
