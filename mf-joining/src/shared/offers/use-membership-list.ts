import type { MembershipType, PaymentType } from 'shared-contracts/api/membership-entities';
import { membershipTypes } from 'shared-contracts/api/memberships';
import type { Venue } from 'shared-contracts/api/venues';
import { type ApiQuery, useApiQuery } from 'shared-platform';
import { useCentre } from '../centre/use-centre.ts';
import { isPaymentType } from '../machine/joining-address.ts';
import { modeRules } from '../machine/mode-rules.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { useHeld } from './use-held.ts';

export interface MembershipList
  extends Pick<ApiQuery<unknown>, 'state' | 'error' | 'isRefreshing' | 'reload'> {
  types: readonly MembershipType[] | undefined;
  centre: Venue | undefined;
  /** Payment method of the membership that is changed, which stays; `null` if the person may choose. */
  fixedPaymentType: PaymentType | null;
}

/** The memberships to choose from: those on sale at the centre, or those that one can be changed to. */
export function useMembershipList(): MembershipList {
  const { mode, centreSlug } = useJoining().joining;
  const { centre } = useCentre(centreSlug);
  const onSale = useApiQuery(
    membershipTypes,
    { query: { venue_id: centre?.id ?? '' } },
    { enabled: !modeRules[mode].isHeld && centre !== undefined },
  );
  const changes = useHeld();
  if (!modeRules[mode].isCompared) return { ...onSale, types: onSale.data, centre, fixedPaymentType: null };
  const held = changes.data?.membership.paymentType ?? 'recurring';
  return {
    ...changes,
    types: changes.data?.membershipTypes,
    centre,
    fixedPaymentType: isPaymentType(held) ? held : 'recurring',
  };
}
