import { ageOn } from 'shared-contracts/age';
import type { MembershipPurchase, PaymentOption } from 'shared-contracts/api/membership-entities';
import { membershipTexts } from '../texts/texts.ts';

type Purchasable = PaymentOption['isPurchasable'];

/** Facts about a person that decide which memberships they can buy. */
export interface EligibilityFacts {
  /** YYYY-MM-DD; `null` when it is not known. */
  birthday: string | null;
  hasOutstandingPenalties: boolean;
  /** Types of the memberships that have not ended. */
  heldTypeIds: readonly number[];
}

export interface AgeRange {
  ageMin: number | null;
  ageMax: number | null;
}

function ageRefusal({ ageMin, ageMax }: AgeRange): string {
  const words = membershipTexts.refusal;
  if (ageMax === null) return words.ageFrom(ageMin ?? 0);
  return ageMin === null ? words.ageUntil(ageMax) : words.ageBetween(ageMin, ageMax);
}

/** True if an age is known that is out of a range on a day. */
export function isOutOfRange({ ageMin, ageMax }: AgeRange, birthday: string | null, day: string): boolean {
  if (birthday === null) return false;
  const age = ageOn(birthday, day);
  return (ageMin !== null && age < ageMin) || (ageMax !== null && age > ageMax);
}

const refused = (message: string, hasPrices = true): Purchasable => ({
  canPurchase: false,
  hasPrices,
  message,
});

/**
 * True if a person can buy a type that starts on a day. A visitor, of whom nothing is known, can (decisions 39). What
 * is outstanding does not keep anyone from renewing what they have.
 */
export function purchasable(
  type: AgeRange & { id: number },
  standing: EligibilityFacts | null,
  startDate: string,
  purchase: MembershipPurchase = 'new',
): Purchasable {
  if (!standing) return { canPurchase: true, hasPrices: true, message: null };
  if (isOutOfRange(type, standing.birthday, startDate)) return refused(ageRefusal(type), false);
  if (purchase === 'renewal') return { canPurchase: true, hasPrices: true, message: null };
  if (standing.hasOutstandingPenalties) return refused(membershipTexts.refusal.penalties);
  if (standing.heldTypeIds.includes(type.id)) return refused(membershipTexts.refusal.alreadyHeld);
  return { canPurchase: true, hasPrices: true, message: null };
}
