/**
 * Chooses so many of a list that nothing in it repeats while there is something else: the first of each name, then the
 * others. Keeps their order.
 */
export function mixSessions<Found extends { session: { name: string } }>(
  found: readonly Found[],
  size: number,
): Found[] {
  const names = new Set<string>();
  const isFirst = found.map(({ session: { name } }) => {
    const isNew = !names.has(name);
    names.add(name);
    return isNew;
  });
  const chosen = new Set(
    [...found.filter((_, at) => isFirst[at]), ...found.filter((_, at) => !isFirst[at])].slice(0, size),
  );
  return found.filter((one) => chosen.has(one));
}

/** True if a list has so many different names that none has to repeat. */
export const isMixed = (found: readonly { session: { name: string } }[], size: number): boolean =>
  new Set(found.map(({ session: { name } }) => name)).size >= size;
