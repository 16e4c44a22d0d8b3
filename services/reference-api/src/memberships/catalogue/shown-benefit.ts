import type { Benefit } from 'shared-contracts/api/membership-entities';
import type { StoredBenefit } from '../../platform/index.ts';

/** A benefit as it is told; its kind says what a place costs with it. */
export function shownBenefit({ area, isIncluded, ...benefit }: StoredBenefit): Benefit {
  if (area === undefined) return benefit;
  return { ...benefit, kind: isIncluded ? 'included' : 'member-price' };
}
