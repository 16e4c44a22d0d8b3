import { isEligible } from 'shared-contracts/memberships';
import { useSession } from 'shared-platform';
import { Notice } from 'shared-ui/core';
import { texts } from '../texts/en.ts';
import type { UnavailableChoice } from './machine/joining.ts';
import { chosenOffer } from './offers/offers.ts';
import { useMembershipList } from './offers/use-membership-list.ts';
import { useJoining } from './state/joining-provider.tsx';

/** Messages about an unavailable membership. */
export const unavailableChoiceText: Record<UnavailableChoice, string> = {
  'not-found': texts.membership.notFound,
  ineligible: texts.details.ineligible,
};

/** The server's reason that this person cannot have the lost membership, as long as its list has one. */
function useReason(): string | null {
  const { lostMembership } = useJoining().joining;
  const { user } = useSession();
  const { types } = useMembershipList();
  const option = user && lostMembership && types && chosenOffer(types, lostMembership)?.option;
  return option && !isEligible(option) ? option.isPurchasable.message : null;
}

/**
 * Says it where another one is chosen: the toast that said it first goes.
 * @param way to another membership, where none is in view.
 */
export function UnavailableChoiceNotice({ way }: { way?: string | undefined }) {
  const { lostChoice } = useJoining().joining;
  const reason = useReason();
  if (lostChoice === null) return null;
  return (
    <Notice severity="warning" live={false} sx={{ mb: 2.5 }}>
      {[unavailableChoiceText[lostChoice], reason, way].filter(Boolean).join(' ')}
    </Notice>
  );
}
