/** No body of the API is deeper; what reads one may go down it by recursion. */
export const MAX_BODY_DEPTH = 20;

/** True if groups and lists are nested deeper than that; looks no deeper itself. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
