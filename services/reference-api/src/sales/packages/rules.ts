import type { Package } from 'shared-contracts/api/packages';

const isOver = (validUntil: string | null, today: string): boolean =>
  validUntil !== null && validUntil < today;

/** State of a package on a day. One without uses left is used up, whatever its last day. */
export function packageState(
  { usesLeft, validUntil }: Pick<Package, 'usesLeft' | 'validUntil'>,
  today: string,
): Package['state'] {
  if (usesLeft <= 0) return 'used-up';
  return isOver(validUntil, today) ? 'expired' : 'current';
}
