/** One request of a measured visit; times in milliseconds since navigation. */
export interface ObservedRequest {
  url: string;
  start: number;
  end: number;
  /** Bytes on the wire, headers included. */
  bytes: number;
  /** Bytes of the encoded body when it is a script, else 0. */
  scriptBytes: number;
  fromCache: boolean;
}

/** Figures of one visit to a page. */
export interface PageFigures {
  requests: number;
  scriptKilobytes: number;
  depth: number;
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** The longest task of the main thread. */
  longest: number;
  /** When its real heading and first rows could be seen. */
  content: number;
  /** When a click was answered that was made as soon as there was something to click; `null` = nothing was clicked. */
  answered: number | null;
}

/**
 * Longest chain of requests up to the largest paint: each is one deeper than the deepest that had finished before
 * it was sent.
 */
export function chainDepth(requests: readonly ObservedRequest[], until: number): number {
  const early = requests.filter(({ start }) => start <= until).sort((a, b) => a.start - b.start);
  const depths: number[] = [];
  for (const [index, request] of early.entries()) {
    const before = early
      .slice(0, index)
      .map((other, at) => (other.end <= request.start ? (depths[at] ?? 0) : 0));
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths);
}

/** The middle of a list of figures; the upper one of two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The median of each figure over several visits. */
export function medianFigures(visits: readonly PageFigures[]): PageFigures {
  const of = (key: Exclude<keyof PageFigures, 'answered'>) => median(visits.map((visit) => visit[key]));
  const answers = visits.map(({ answered }) => answered).filter((answered) => answered !== null);
  return {
    requests: of('requests'),
    scriptKilobytes: of('scriptKilobytes'),
    depth: of('depth'),
    fcp: of('fcp'),
    lcp: of('lcp'),
    cls: of('cls'),
    tbt: of('tbt'),
    longest: of('longest'),
    content: of('content'),
    answered: answers.length > 0 ? median(answers) : null,
  };
}
