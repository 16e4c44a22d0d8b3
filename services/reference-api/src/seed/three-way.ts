import { isDeepStrictEqual } from 'node:util';

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What a stored value becomes when the seed changes: what is still as the seed left it follows the seed, key by key;
 * what somebody changed stays. A list is one value.
 */
export function threeWay(stored: unknown, before: unknown, next: unknown): unknown {
  if (isDeepStrictEqual(stored, before)) return next;
  if (!isGroup(stored) || !isGroup(next)) return stored;
  const seeded = isGroup(before) ? before : {};
  const keys = new Set([...Object.keys(next), ...Object.keys(stored)]);
  const merged = [...keys].map((key) => [key, threeWay(stored[key], seeded[key], next[key])]);
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}
