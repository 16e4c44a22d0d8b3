import { isEligible } from 'shared-contracts/memberships';
import { useSession } from 'shared-platform';
import { texts } from '../texts/membership.ts';
import { chosenOffer } from './offers/offers.ts';
import { useMembershipList } from './offers/use-membership-list.ts';
import { useJoining } from './state/joining-provider.tsx';

/**
 * The server's reason that this person cannot have the lost membership, as long as its list has one, and the way to
 * another where the memberships are not in view: the end of a text.
 */
export default function UnavailableReason() {
  const { lostMembership, open } = useJoining().joining;
  const { user } = useSession();
  const { types, centre } = useMembershipList();
  const option = user && lostMembership && types && chosenOffer(types, lostMembership)?.option;
  const reason = option && !isEligible(option) ? option.isPurchasable.message : null;
  // Without a reason the text keeps its height, as it is drawn before this is known.
  if (!reason) return null;
  const isElsewhere = open === 'centre_section' && centre !== undefined;
  return [reason, isElsewhere && texts.chooseAnother].filter(Boolean).map((sentence) => ` ${sentence}`);
}
