import { randomInt } from 'node:crypto';

/** Digits and capitals without those that are misread or misheard: 0 O, 1 I L, U V, 5 S, 8 B, 2 Z. */
const REFERENCE_CHARACTERS = 'ACDEFGHJKMNPQRTWXY34679';
const REFERENCE_LENGTH = 6;

type Random = (below: number) => number;

/** The order's reference: the first three letters of the tenant and six characters, as `RIV-7K3M9Q`. */
export function orderReference(tenantSlug: string, random: Random = randomInt): string {
  const prefix = tenantSlug
    .replaceAll(/[^a-z]/gi, '')
    .slice(0, 3)
    .toUpperCase();
  const characters = Array.from({ length: REFERENCE_LENGTH }, () =>
    REFERENCE_CHARACTERS.charAt(random(REFERENCE_CHARACTERS.length)),
  );
  return `${prefix}-${characters.join('')}`;
}
