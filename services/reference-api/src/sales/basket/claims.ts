/** A place that a line has claimed while the hold for it is not written down yet. */
export interface Claim {
  sessionId: string;
  /** The court by name; `null` for a class. */
  court: string | null;
}

/**
 * Decides about places after those that earlier lines have claimed: a parent and a child in one class are two
 * lines that must not both get its last place.
 */
export function deductClaims<Facts extends { id: string; held: number; takenCourts: readonly string[] }>(
  facts: Facts,
  claims: readonly Claim[],
): Facts {
  const before = claims.filter(({ sessionId }) => sessionId === facts.id);
  if (before.length === 0) return facts;
  const courts = before.flatMap(({ court }) => court ?? []);
  return { ...facts, held: facts.held + before.length, takenCourts: [...facts.takenCourts, ...courts] };
}
