import { useSetAtom } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { paths } from 'shared-contracts/links';
import { isEligible } from 'shared-contracts/memberships';
import { useLinks, useToast } from 'shared-platform';
import { useNavigate } from 'shared-platform/router';
import { lostWords } from '../messages/lost-choice.tsx';
import { addressKey, type JoiningAddress } from '../state/joining-address.ts';
import { useJoining } from '../state/joining-provider.tsx';
import { freshFilters, membershipFiltersAtom } from './membership-filters.ts';
import { choiceOf, namedOffer } from './offers.ts';
import { selectMembership } from './selection.ts';
import { useMembershipList } from './use-membership-list.ts';

/**
 * Chooses the membership an address names, once for each address; one that is not there or cannot be bought leads back
 * to the centre's address (joining specification 2 and 4).
 */
export function useNamedMembership(address: JoiningAddress, isBegun: boolean): void {
  const { joining, change } = useJoining();
  const { types, centre, isRefreshing } = useMembershipList();
  const setFilters = useSetAtom(membershipFiltersAtom);
  const done = useRef<string | null>(null);
  const toast = useToast();
  const links = useLinks();
  const navigate = useNavigate();
  // Before the list is painted, so that it does not change its way to pay in front of the person.
  useLayoutEffect(() => {
    const key = addressKey(address);
    if (done.current === key || !isBegun || isRefreshing || !types || !centre) return;
    if (address.membership === null || centre.slug !== address.centreSlug) return;
    done.current = key;
    const offer = namedOffer(types, address.membership, centre.id);
    const isChosen =
      offer !== undefined &&
      offer.type.id === joining.membership?.typeId &&
      offer.paymentType === joining.membership.paymentType;
    if (isChosen) return;
    if (offer && isEligible(offer.option)) {
      setFilters(freshFilters);
      change((before) => ({ ...selectMembership(before, choiceOf(offer)), open: 'membership_section' }));
      return;
    }
    const lostChoice = offer ? 'ineligible' : 'not-found';
    toast({ content: lostWords[lostChoice], type: 'danger' });
    change((before) => ({ ...before, lostChoice }));
    navigate(links.to(paths.centre(centre.slug)), { replace: true });
  }, [address, isBegun, isRefreshing, types, centre, joining, change, setFilters, toast, links, navigate]);
}
