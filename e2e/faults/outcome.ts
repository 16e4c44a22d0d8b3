/** What became of one run. */
export interface Outcome {
  /** What it belongs to, as the call or the moment. */
  at: string;
  /** What happened there. */
  happened: string;
  /** The first thing the page said about it; `null` when nothing was said by the time the person went on. */
  read: string | null;
  /** What the person did after it happened. */
  did: string[];
}

/** The kind of annotation that carries an outcome from a test to the table. */
export const OUTCOME = 'outcome';
