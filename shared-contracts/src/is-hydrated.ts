/** React's record at an element of its tree; the names and numbers are those of React 19. */
interface Fiber {
  /** Its other version, once it was rendered a second time. */
  alternate?: Fiber | null;
  flags: number;
  return: Fiber | null;
}

/**
 * True if React answers what is done on an element. It marks an element while it renders, and answers once the whole
 * part is in place, which may be seconds later where another part is still being loaded. Until then the topmost fibers
 * of the part have the flag of what is being placed or hydrated, as React's own `getNearestMountedFiber` reads it.
 *
 * Runs in the browser as it is written here as well, so it must not use anything from outside.
 */
export function isHydrated(element: object): boolean {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber'));
  const PLACEMENT_OR_HYDRATING = 0b1_0000_0000_0010;
  let fiber = key === undefined ? null : ((element as Record<string, Fiber | null>)[key] ?? null);
  if (fiber === null) return false;
  // A fiber with another version is in place; it may have flags of a rendering that was given up.
  for (; fiber !== null && !fiber.alternate; fiber = fiber.return) {
    if (fiber.flags & PLACEMENT_OR_HYDRATING) return false;
  }
  return true;
}
