import { LRUCache } from 'lru-cache';
import type { BrandTheme } from 'shared-contracts/brand/brand-theme';
import { computeBrand } from 'shared-contracts/brand/compute-brand';
import { brandKey, type ComputedBrand } from 'shared-contracts/brand/computed-brand';

/** More than the number of looks in a large deployment. */
const CAPACITY = 1_000;
const known = new LRUCache<string, ComputedBrand>({ max: CAPACITY });

/** A theme's colours. They depend on nothing else, so each look is computed once and then remembered. */
export function brandOfTheme(theme: BrandTheme): ComputedBrand {
  const key = brandKey(theme);
  const brand = known.get(key) ?? computeBrand(theme);
  known.set(key, brand);
  return brand;
}
