import type { Selectable } from 'kysely';
import type { PromotionTable } from '../../platform/index.ts';

export type Promotion = Selectable<PromotionTable> & {
  /** Memberships bought with it so far. */
  uses: number;
};

/** True if a promotion can be used with a payment option on a day, YYYY-MM-DD. */
export function isUsable(
  promotion: Promotion,
  option: { id: number; allowsPromotions: boolean },
  today: string,
): boolean {
  const { validFrom, validUntil, maxUses, uses, paymentOptionIds } = promotion;
  if (!option.allowsPromotions || (paymentOptionIds && !paymentOptionIds.includes(option.id))) return false;
  if ((validFrom !== null && today < validFrom) || (validUntil !== null && today > validUntil)) return false;
  return maxUses === null || uses < maxUses;
}

/** The form codes are kept in: what is typed in another case or with spaces around is the same code. */
export const normalisedCode = (typed: string): string => typed.trim().toUpperCase();
