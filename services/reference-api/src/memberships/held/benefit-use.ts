import type { GuestPassAllowance } from 'shared-contracts/api/guest-passes';
import type { OwnBenefit } from 'shared-contracts/api/own-memberships';
import type { CatalogueType } from '../catalogue/catalogue.ts';
import { presentBenefit } from '../catalogue/present-benefit.ts';

/** The benefit that describes the guest pass policy of a type; its uses are the passes that were issued. */
const GUEST_PASSES = 'Guest passes';

/**
 * Benefits of a membership, with their use if it is counted: guest passes, unless several memberships give
 * them together, since a pass then belongs to none of them.
 * @param passes what is counted for the person; `null` when this membership gives nothing now
 */
export function withUse(
  { benefits, guestPassPolicy }: Pick<CatalogueType, 'benefits' | 'guestPassPolicy'>,
  passes: Pick<GuestPassAllowance, 'total' | 'left' | 'next'> | null,
): OwnBenefit[] {
  return benefits.map((stored) => {
    const benefit = presentBenefit(stored);
    const isCounted =
      benefit.name === GUEST_PASSES &&
      benefit.totalUses === guestPassPolicy?.perMonth &&
      benefit.totalUses === passes?.total;
    if (!isCounted || passes === null) return { ...benefit, use: null };
    return { ...benefit, use: { used: passes.total - passes.left, renewsOn: passes.next?.day ?? null } };
  });
}
