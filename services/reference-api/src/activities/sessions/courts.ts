/** Facts that decide which courts of a slot are free. */
export interface CourtFacts {
  /** Every court of the slot by name; `null` for a class, which has none. */
  courts: readonly string[] | null;
  /** Courts that are booked, or held in someone's basket. */
  takenCourts: readonly string[];
  placesSoldElsewhere: number;
}

/** The courts that can be given to someone now. The desk gives its own out from the last one on. */
export function freeCourts({ courts, takenCourts, placesSoldElsewhere }: CourtFacts): string[] {
  const left = (courts ?? []).filter((court) => !takenCourts.includes(court));
  return left.slice(0, Math.max(0, left.length - placesSoldElsewhere));
}

/** A court in a basket. */
export interface CourtOfLine extends CourtFacts {
  court: string | null;
  isCourtChosen: boolean;
  isHeld: boolean;
}

/**
 * The court that a line has, or would get now: its own while it is held or still free, else any free one unless the
 * person asked for that very court. `null` when there is none, and for a class.
 */
export function courtOfLine(line: CourtOfLine): string | null {
  if (line.courts === null) return null;
  const free = freeCourts(line);
  if (line.court !== null && (line.isHeld || free.includes(line.court))) return line.court;
  return line.isCourtChosen ? null : (free[0] ?? null);
}
