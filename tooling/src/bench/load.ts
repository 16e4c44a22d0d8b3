/** Figures of a stretch of load. */
export interface LoadFigures {
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  median: number;
  p99: number;
}

/** The value below which a share of the sorted durations falls. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Sums up durations, in milliseconds, that were taken over a stretch of so many seconds. */
export function loadFigures(durations: readonly number[], seconds: number): LoadFigures {
  const sorted = [...durations].sort((a, b) => a - b);
  return {
    requests: sorted.length,
    perSecond: sorted.length / seconds,
    median: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
  };
}

/** Duration of a piece of work, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
