import { randomInt } from 'node:crypto';

/** Digits and capitals without those that are misread or misheard. */
const CHARACTERS = 'ACDEFGHJKMNPQRTWXY34679';
const LENGTH = 9;
const RESERVED = /^DDIC/;

type Random = (below: number) => number;

/**
 * A Direct Debit reference: capitals and digits, 6 to 18 of them and not all the same, and never beginning with DDIC,
 * which Bacs keeps for indemnity claims. The first letters are the tenant's.
 */
export function mandateReference(tenantSlug: string, random: Random = randomInt): string {
  const prefix = tenantSlug
    .replaceAll(/[^a-z]/gi, '')
    .slice(0, 3)
    .toUpperCase();
  const characters = Array.from({ length: LENGTH }, () => CHARACTERS.charAt(random(CHARACTERS.length)));
  const reference = `${prefix}${characters.join('')}`;
  return RESERVED.test(reference) || new Set(reference).size === 1 ? `M${reference}` : reference;
}
