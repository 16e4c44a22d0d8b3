import type { Benefit } from 'shared-contracts/api/held-membership';
import type { StoredBenefit } from '../../platform/index.ts';

/** A benefit as shown; its kind says what a place costs with it. */
export function presentBenefit({ area, isIncluded, ...benefit }: StoredBenefit): Benefit {
  if (area === undefined) return benefit;
  return { ...benefit, kind: isIncluded ? 'included' : 'member-price' };
}
