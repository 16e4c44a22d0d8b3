import { isDeepStrictEqual } from 'node:util';

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges a changed seed into a stored value: keys still as seeded follow the seed; changed ones
 * stay. A list is one value.
 */
export function threeWayMerge(stored: unknown, before: unknown, next: unknown): unknown {
  if (isDeepStrictEqual(stored, before)) return next;
  if (!isGroup(stored) || !isGroup(next)) return stored;
  const seeded = isGroup(before) ? before : {};
  const keys = new Set([...Object.keys(next), ...Object.keys(stored)]);
  const merged = [...keys].map((key) => [key, threeWayMerge(stored[key], seeded[key], next[key])]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}
