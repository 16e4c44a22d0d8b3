import { useEffect } from 'react';
import { givesAccessTo, isEligible } from 'shared-contracts/memberships';
import { useSession } from 'shared-platform';
import { modeRules } from '../../shared/machine/mode-rules.ts';
import { chosenOffer } from '../../shared/offers/offers.ts';
import { useMembershipList } from '../../shared/offers/use-membership-list.ts';
import { useJoining } from '../../shared/state/joining-provider.tsx';

/**
 * Compares the chosen membership with every new list: after a login it is the person's own. A new customer's is judged
 * where their account is created.
 */
export function useEligibleSelection(): void {
  const { joining, stage, send } = useJoining();
  const { mode, membership } = joining;
  const { status } = useSession();
  const { types, centre, isRefreshing } = useMembershipList();
  const isKnown = stage === 'filling' && !modeRules[mode].isHeld && status !== 'checking' && !isRefreshing;
  useEffect(() => {
    if (!isKnown || membership === null || !types || !centre) return;
    const offer = chosenOffer(types, membership);
    if (offer && givesAccessTo(offer.type, centre.id) && isEligible(offer.option)) return;
    send({ type: 'membership-lost', why: offer ? 'ineligible' : 'not-found' });
  }, [isKnown, membership, types, centre, send]);
}
