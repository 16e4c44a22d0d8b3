import type { GuestPassAllowance } from 'shared-contracts/api/guest-passes';
import type { OwnBenefit } from 'shared-contracts/api/own-memberships';
import type { CatalogueType } from '../catalogue/catalogue.ts';
import { shownBenefit } from '../catalogue/shown-benefit.ts';

/** The benefit that the guest pass policy of a type is told by; its uses are the passes that were issued. */
const GUEST_PASSES = 'Guest passes';

/**
 * What comes with a membership, with its use where that is counted: of guest passes, unless several memberships give
 * them together, since a pass is of none of them then.
 * @param passes what is counted for the person; `null` when this membership gives nothing now
 */
export function withUse(
  { benefits, guestPassPolicy }: Pick<CatalogueType, 'benefits' | 'guestPassPolicy'>,
  passes: Pick<GuestPassAllowance, 'total' | 'left' | 'next'> | null,
): OwnBenefit[] {
  return benefits.map((stored) => {
    const benefit = shownBenefit(stored);
    const isCounted =
      benefit.name === GUEST_PASSES &&
      benefit.totalUses === guestPassPolicy?.perMonth &&
      benefit.totalUses === passes?.total;
    if (!isCounted || passes === null) return { ...benefit, use: null };
    return { ...benefit, use: { used: passes.total - passes.left, renewsOn: passes.next?.day ?? null } };
  });
}
