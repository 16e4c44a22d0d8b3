import { HALF_SCHEME } from './half-modules.ts';

const FRAME = new RegExp(`${HALF_SCHEME}([\\w-]+)`, 'g');

/**
 * The remote whose code threw an error, by its stack: the one nearest to the top, since shared code belongs to the host.
 * `null` if the stack names no half.
 */
export function throwingRemote(error: unknown, host: string): string | null {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const halves = [...stack.matchAll(FRAME)].map(([, name = '']) => name);
  return halves.find((name) => name !== host) ?? halves[0] ?? null;
}
