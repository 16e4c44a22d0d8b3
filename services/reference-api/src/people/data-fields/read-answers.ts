const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Finds the values at known dotted paths of a body, and the paths of everything else. It goes no deeper than the
 * known paths lead.
 */
export function answersIn(
  body: Readonly<Record<string, unknown>>,
  paths: readonly string[],
): { found: Map<string, unknown>; unknownPaths: string[] } {
  const found = new Map<string, unknown>();
  const unknownPaths: string[] = [];
  const walk = (group: Readonly<Record<string, unknown>>, prefix: string) => {
    for (const [key, value] of Object.entries(group)) {
      const path = `${prefix}${key}`;
      if (paths.includes(path)) found.set(path, value);
      else if (isGroup(value) && paths.some((known) => known.startsWith(`${path}.`))) walk(value, `${path}.`);
      else unknownPaths.push(path);
    }
  };
  walk(body, '');
  return { found, unknownPaths };
}
