import type { Wall } from './wall.ts';

/** A place where a wall is broken. */
export interface Violation {
  wall: Wall;
  /** The file that imports, or the folder whose parts are in a circle. */
  where: string;
  line?: number;
  /** The forbidden import, or the members of the cycle. */
  what: string;
  /** The parts of the circle. */
  parts?: readonly string[];
}

/** The lines that explain a violation in the terminal. */
export const describeViolation = ({ wall, where, line, what }: Violation): string =>
  [
    `${where}${line ? `:${line}` : ''} ${what}`,
    `   ${wall.name}: ${wall.why}`,
    `   Way out: ${wall.wayOut}.`,
  ].join('\n');
