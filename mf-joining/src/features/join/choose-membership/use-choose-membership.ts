import { useLinks } from 'shared-platform';
import { useLocation, useNavigate } from 'shared-platform/router';
import { membershipPath } from '../state/joining-address.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { choiceOf, type Offer } from './offers.ts';
import { selectMembership } from './selection.ts';

/** Chooses a membership and goes on; joining anew also has it in the address (joining specification 4). */
export function useChooseMembership(onFinish: () => void): (offer: Offer) => void {
  const { joining, change } = useJoining();
  const { mode, centreSlug } = joining;
  const { pathname } = useLocation();
  const links = useLinks();
  const navigate = useNavigate();
  return (offer) => {
    change((before) => selectMembership(before, choiceOf(offer)));
    onFinish();
    if (mode !== 'join' || centreSlug === null) return;
    const path = membershipPath(centreSlug, offer.type, offer.paymentType);
    if (path !== pathname) navigate(links.to(path));
  };
}
