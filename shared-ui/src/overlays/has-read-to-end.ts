/** Distance from the bottom that counts as the bottom (joining specification 9), in CSS pixels. */
export const bottomTolerance = 10;

/** True if a region is scrolled to its end, or has nothing to scroll (joining specification 5 "Terms modal"). */
export function hasReadToEnd(region: {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}): boolean {
  return region.scrollTop + region.clientHeight >= region.scrollHeight - bottomTolerance;
}
