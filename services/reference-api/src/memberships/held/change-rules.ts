import { startDateWindow } from 'shared-contracts/memberships';
import { ApiFailure } from '../../platform/index.ts';
import type { CatalogueType, OptionRow } from '../catalogue/catalogue.ts';
import { membershipTexts } from '../texts/texts.ts';
import type { HeldRow } from './held.ts';

/** Reason that a membership cannot be changed, in words: it is over, paid for until its end, or replaced already. */
export function changeRefusal(
  held: Pick<HeldRow, 'status' | 'endDate' | 'isFollowed' | 'paymentType'>,
  today: string,
): string | null {
  const words = membershipTexts.change;
  const isOver = held.status === 'cancelled' || (held.endDate !== null && held.endDate < today);
  if (isOver || held.isFollowed) return words.ended;
  return held.paymentType === 'fixed' ? words.fixed : null;
}

/** Throws in words when a membership cannot be changed. */
export function requireChangeable(held: HeldRow, today: string): void {
  const refusal = changeRefusal(held, today);
  if (refusal !== null) throw new ApiFailure(409, refusal);
}

/** The first and last day a change can start on: not before the membership itself does, and within a month. */
export function changeWindow(held: Pick<HeldRow, 'startDate'>, today: string): { min: string; max: string } {
  const { min, max } = startDateWindow(today);
  return held.startDate > min
    ? { min: held.startDate, max: max > held.startDate ? max : held.startDate }
    : { min, max };
}

/** The options of a type that a monthly membership can be changed to: monthly ones, its own type's apart. */
export function changeOptions(type: CatalogueType, held: Pick<HeldRow, 'membershipTypeId'>): OptionRow[] {
  if (type.id === held.membershipTypeId) return [];
  return type.options.filter(({ isOnSale, paymentType }) => isOnSale && paymentType === 'recurring');
}
