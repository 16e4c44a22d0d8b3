import { useEffect } from 'react';
import { paths } from 'shared-contracts/links';
import { givesAccessTo, isEligible } from 'shared-contracts/memberships';
import { useLinks, useSession, useToast } from 'shared-platform';
import { useNavigate } from 'shared-platform/router';
import { lostWords } from '../messages/lost-choice.tsx';
import { useJoining } from '../state/joining-provider.tsx';
import { chosenOffer } from './offers.ts';
import { dropMembership } from './selection.ts';
import { useMembershipList } from './use-membership-list.ts';

/**
 * Judges the chosen membership by every new list: after a login it is the person's own. One they cannot have any more
 * is given up. A new customer's is judged where their account is created.
 */
export function useJudgedSelection(isBegun: boolean): void {
  const { joining, change } = useJoining();
  const { mode, membership, isNewCustomer } = joining;
  const { status } = useSession();
  const { types, centre, isRefreshing } = useMembershipList();
  const toast = useToast();
  const links = useLinks();
  const navigate = useNavigate();
  const isKnown = isBegun && mode === 'join' && status !== 'checking' && !isRefreshing && !isNewCustomer;
  useEffect(() => {
    if (!isKnown || membership === null || !types || !centre) return;
    const offer = chosenOffer(types, membership);
    if (offer && givesAccessTo(offer.type, centre.id) && isEligible(offer.option)) return;
    const lostChoice = offer ? 'ineligible' : 'not-found';
    toast({ content: lostWords[lostChoice], type: 'danger' });
    change((before) => dropMembership(before, lostChoice));
    navigate(links.to(paths.home), { replace: true });
  }, [isKnown, membership, types, centre, change, toast, links, navigate]);
}
