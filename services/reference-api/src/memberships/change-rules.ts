import { startDateWindow } from 'shared-contracts/memberships';
import { ApiFailure } from '../http/failure.ts';
import type { CatalogueType, OptionRow } from './catalogue.ts';
import type { HeldRow } from './held.ts';
import { membershipTexts } from './texts.ts';

/** Throws in words when a membership cannot be changed: it is over, paid for until its end, or replaced already. */
export function requireChangeable(held: HeldRow, today: string): void {
  const words = membershipTexts.change;
  const isOver = held.status === 'cancelled' || (held.endDate !== null && held.endDate < today);
  if (isOver || held.isFollowed) throw new ApiFailure(409, words.ended);
  if (held.paymentType === 'fixed') throw new ApiFailure(409, words.fixed);
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
