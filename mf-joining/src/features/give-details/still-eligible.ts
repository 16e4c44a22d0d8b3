import type { MembershipType } from 'shared-contracts/api/membership-entities';
import { isEligible } from 'shared-contracts/memberships';
import type { ChosenMembership } from '../../shared/machine/joining.ts';

/** True if a new list still has the chosen payment option, for this person to buy. */
export function isStillEligible(types: readonly MembershipType[], chosen: ChosenMembership | null): boolean {
  const type = types.find(({ id }) => id === chosen?.typeId);
  const option = type?.paymentOptions?.find(({ id }) => id === chosen?.paymentOptionId);
  return option !== undefined && isEligible(option);
}
